// What TypeScript does not see. Names and types are its business: see tsconfig.json.
import js from "@eslint/js";

const markup = "Text goes through textContent, so that data can never become markup.";

export default [
  { ignores: [".venv/", "build/", ".browser/"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module" },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
      "prefer-template": "error",
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "max-lines": ["error", 300],
      "max-len": ["error", { code: 120, ignoreStrings: true, ignorePattern: "^/\\*\\* @typedef|^(const|let) .* = \"M" }],
      "no-restricted-properties": [
        "error",
        ...["innerHTML", "outerHTML", "insertAdjacentHTML"].map((property) => ({ property, message: markup })),
        { object: "document", property: "write", message: markup },
      ],
    },
  },
  { files: ["widgets/server/voila/**"], languageOptions: { sourceType: "script" } },
];

#!/bin/sh
# A browser for the tests: one on the PATH, else from Debian's packages, else from Playwright. Never fails: without one the
# browser tests say so themselves (they fail under CI=true and are skipped elsewhere).
python=$1

found() {
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" > /dev/null && "$name" --version > /dev/null 2>&1 && return 0
  done
  return 1
}

found && exit 0

if command -v apt-get > /dev/null && [ "$(id -u)" = 0 ]; then
  echo "Installing a browser from Debian's packages"
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-noto-core; } \
    > /dev/null || echo "apt could not install one"
  found && exit 0
fi

echo "Installing a browser with Playwright"
"$python" -m playwright install chromium || echo "No browser could be installed: the browser tests cannot run."
exit 0

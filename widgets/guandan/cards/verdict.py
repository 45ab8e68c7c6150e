"""What stands above the table: the verdict, or what there is to see."""

from __future__ import annotations

from explorer import guandan
from explorer.guandan.cards.shapes import comparing
from explorer.words import Words
from widgets.guandan.cards.question import Found, Question
from widgets.parts.scene import Say


def say(question: Question, found: Found, words: Words) -> Say:
    """Title, sentence and clause."""
    if question.puzzle and question.veiled:
        name = f"guandan:puzzle-{question.puzzle}"
        return {"title": words.text(name), "text": words.text(name + ".note"), "clause": ""}
    match question.asking:
        case "readings":
            return _sentence(_about_readings(question, found, words))
        case "plays":
            return _sentence(_about_plays(question, found, words))
    return _verdict(question, found, words)


def _sentence(text: str) -> Say:
    return {"title": "", "text": text, "clause": ""}


def _about_readings(question: Question, found: Found, words: Words) -> str:
    mine = found["mine"]
    if not question.held["mine"]:
        return words.text("guandan:cards-none")
    strongest = mine[0].said(words) if mine and question.first_beats_all(mine) else "none"
    return words.text("guandan:cards-spoken", count=len(mine), strongest=strongest)


def _about_plays(question: Question, found: Found, words: Words) -> str:
    theirs = question.meaning("theirs", found)
    if theirs:
        return words.text("guandan:cards-lying", reading=theirs.said(words))
    return words.text(f"guandan:cards-lying-{'nothing' if question.held['theirs'] else 'none'}")


def _verdict(question: Question, found: Found, words: Words) -> Say:
    if not (question.held["mine"] and question.held["theirs"]):
        return _sentence(words.text("guandan:cards-verdict-wait"))
    mine, theirs = (question.meaning(side, found) for side in ("mine", "theirs"))
    if mine and theirs:
        refusal = guandan.why_not_beats(mine, theirs, question.level)
        if refusal is None:
            text = words.text("guandan:cards-verdict-beats", mine=mine.said(words), theirs=theirs.said(words))
            return {"title": words.text("guandan:cards-verdict-yes"), "text": text, "clause": comparing(mine, theirs)}
    else:
        nothing = question.held["theirs" if mine else "mine"]
        refusal = guandan.why_not(nothing, question.level, **question.settings)
        assert refusal is not None, "cards without a reading have a reason"
    return {"title": words.text("guandan:cards-verdict-not"), "text": words.refusal(refusal), "clause": refusal.clause}

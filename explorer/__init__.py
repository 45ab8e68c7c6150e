"""Card Rules Explorer: an engine that knows the rules of card games and can say why.

>>> from explorer import war
>>> game = war.Game()
>>> state = game.start(seed=7)
>>> print(game.refusal(state, "7X"))
“7X” is not a card: write a rank (2–9, T, J, Q, K, A) and a suit (S, H, C, D), such as TS. [war.choose]

.. include:: a_game_of_your_own.md
"""

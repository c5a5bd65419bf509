# Lo que dicen los jugadores de una partida o de una jugada.
feedback-title = Di lo que piensas
feedback-about = Quien hizo la versión lo leerá cuando termine la partida. Hasta entonces nadie más que tú lo lee.
feedback-about-plain = Se guarda con la partida. Hasta que termine, nadie más que tú lo lee.
feedback-move = Sobre esta jugada
feedback-match = Sobre la partida
feedback-question-match = ¿Volverías a jugarlo?
feedback-question-move = ¿Qué te parece este momento?
feedback-answer-yes = Sí
feedback-answer-perhaps = Quizá
feedback-answer-no = No
feedback-answer-liked = Me gusta
feedback-answer-dull = Aburrido
feedback-answer-unclear = Poco claro
feedback-answer-too-strong = Demasiado fuerte
feedback-answer-too-weak = Demasiado débil
feedback-comment = Comentario
feedback-send = Enviar
feedback-sent = Gracias. Puedes cambiarlo cuando quieras.
feedback-list = Lo que dijeron los jugadores
feedback-none = Nadie ha dicho nada todavía.
feedback-waiting = { $count ->
    [one] Otro comentario
   *[other] Otros { $count } comentarios
 } sobre partidas en curso: se leen cuando terminan.
feedback-at-move = Jugada { $number }
feedback-at-end = Toda la partida
feedback-before-change = sobre un estado anterior de esta versión
feedback-sheet = Como hoja de cálculo (CSV)
feedback-open = Abrir en la repetición
feedback-summary = Volverían a jugar: sí { $yes }, quizá { $perhaps }, no { $no }

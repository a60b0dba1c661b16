import type { Forms } from './forms.ts'

const when =
  '(?:(?:para|por|en|de|el|la|los|esta|este|del|durante|pasado) )*(?:hoy|manana|ayer|anteayer|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|semana|mes|finde|fin de semana|noche|tarde|proxim[oa]|\\d|ultim[oa]s)\\b'
const planner =
  '(?:tareas?|pendientes?|agenda|planificador|calendario|lista de (?:tareas|pendientes|cosas por hacer)|recordatorios?)'
const event = '(?:citas?|reuniones|reunion|eventos?|planes?|tareas?|cosas?|pendientes?|compromisos?|recordatorios?)'

export const spanish: Forms = {
  other: new RegExp(
    [
      '^(?:como (?:puedo|podria|debo|deberia|hago|hacer|se|empiezo|ahorro|mejoro|logro|le|una|un)|deberia|debo|por que|ayudame|ensename a|explicame|que (?:debo|deberia|puedo|podria|hago|significa|pasa|es una?|me recomiendas|opinas|piensas|tal si|hacer|como)|cual es (?:la mejor|el mejor|una buena)|cuanto (?:debo|deberia|hay que))\\b',
      '^(?:anade|agrega|agregar|pon|ponme|crea|crear|haz|hazme|programa|reserva|mueve|borra|elimina|quita|tacha|marca|termina|cambia|cancela|empieza|registra|apunta|anota|escribe|compra|actualiza|planea|organiza|guarda|llama|manda|recuerdame|para de|no )\\b',
      '^(?:quiero|necesito|me siento|estoy (?!libre|ocupada|ocupado|disponible|al dia|atrasad)|siento|creo|pienso|tengo (?!algo|alguna?|planes|citas?|tareas?|pendientes|cosas|reuniones|libre|tiempo|que hacer|un hueco|la manana|la tarde|la noche|el )|odio|amo|ojala|me gusta|hoy (?:me|estoy|fue|tuve))',
      '\\b(?:consejos?|ideas?|recomiend\\w+|sugier\\w+|sugerencias?|banco|cuenta bancaria|clima|pelicula|cancion|receta|restaurante|vuelo|tus? (?:metas?|planes?|dia))\\b',
    ].join('|'),
  ),
  cycle:
    /\b(?:dia (?:de|del) (?:mi )?ciclo|en que dia (?:del? (?:mi )?ciclo )?estoy|dia de (?:mi )?(?:ciclo|regla|periodo)|cuando (?:fue|empezo|me vino) mi (?:ultim[oa] )?(?:regla|periodo))\b/,
  streak:
    /^(?!.*\b(?:mantener|mantengo|viento)\b)(?:cual|cuant[oa]s?|como|que|mi|de cuanto|tengo|sigo|perdi|he perdido|racha)\b.*\bracha\b|^(?:mi )?racha$/,
  score:
    /\b(?:puntuacion|puntaje|puntos|indice) (?:de )?(?:bienestar)?\b(?=.*\b(?:mi|bienestar)\b)|\bmi (?:puntuacion|puntaje)\b/,
  prayers: /^(?:cuant[oa]s?|cuando|he|recé|rece|ore)\b.*\b(?:orad[oa]|oraciones|reza(?:do)?|rece|ore|reflexiones)\b/,
  workouts:
    /^(?:cuant[oa]s?|cuando|con que frecuencia|he|entrene|mis|fui|hice)\b(?!.*\b(?:debo|deberia|hay que|calorias|tengo planead)\b).*\b(?:entren(?:e|ado|amientos?|amiento)|ejercicio|gimnasio|hice ejercicio)\b/,
  journalAbout:
    /\b(?:escribi|he escrito|escrito|mencione|he mencionado|hable|entradas?)\b(?: por ultima vez| alguna vez| algo| en mi diario)* (?:sobre|de|acerca de|a|que hablan? de) (?<about>(?!(?:en|hoy|ayer|esta|este|la semana|el mes|por ultima|tengo|hay|hice)\b).+)$/,
  journalLast:
    /\b(?:ultim[oa] (?:entrada|pagina|que escribi)|ultima vez que escribi|cuando escribi(?: por ultima vez)?|hace cuanto (?:que )?(?:no )?escrib\w+)\b/,
  journal:
    /^(?:cuant[oa]s?|he|escribi|mis|hay|que)\b.*\b(?:diario|entradas?|escrib\w+|escrito)\b(?!.* (?:carta|libro|correo|mensaje))/,
  shoppingItem:
    /^(?:(?:esta|estan|hay) (?<about>.+?) en|(?:tengo|puse|agregue|anote) (?:ya )?(?<about2>.+?) en|ya (?:esta|puse|tengo|agregue|anote) (?<about3>.+?) en) (?:mi|la) lista(?: de (?:la |las )?(?:compras?|super|mercado|belleza|higiene|casa|hogar))?/,
  shopping:
    /^(?:que|cuant[oa]s?|hay|mi|la|tengo|lista|falta|muestra)\b.*\b(?:lista de (?:la |las )?(?:compras?|super|mercado|supermercado|belleza|higiene|ninos|hogar)|lista del? (?:super|mercado|supermercado)|comprar|compras)\b(?!.* (?:para (?:un|una)|casa nueva))/,
  shoppingLists: [
    [/\bbelleza\b/, 'beauty'],
    [/\bhigiene\b/, 'hygiene'],
    [/\bdecoracion\b/, 'home-design'],
    [/\b(?:pareja|marido|esposo)\b/, 'spousal'],
    [/\b(?:ninos|hijos)\b/, 'children'],
    [/\b(?:hogar)\b/, 'household'],
    [/\bpersonal\b/, 'personal'],
  ],
  taskList: /\b(?:tareas?|pendientes?|agenda|calendario|recordatorios?|por hacer)\b/,
  household:
    /^(?!.*\b(?:repart\w+|dividir|pareja|marido)\b)(?:que|cuales|cuant[oa]s?|hay|tengo|algo|mis|falta)\b.*\b(?:(?:tareas|quehaceres|cosas|pendientes?) (?:de|en) (?:la )?casa|(?:tareas|quehaceres) (?:del hogar|domestic[oa]s)|quehaceres|en casa|en la casa|del hogar|de la casa)\b/,
  mood: /^(?!.*\b(?:mejorar|mejoro|subir|cambiar)\b)(?:como|cual|que|mi|cuando|cuanto)\b.*\b(?:animo|humor|me (?:he sentido|senti|sentia|sentido))\b/,
  selfCare:
    /^(?:cuant[oa]s?|cuando|he|medite|hice|con que frecuencia|mis|ultima vez)\b(?!.*\b(?:debo|deberia|hay que|recomend\w+)\b).*/,
  activities: [
    [/\bmedit\w+/, 'meditation'],
    [/\byoga\b/, 'yoga'],
    [/\brespir\w+/, 'breathing'],
    [/\bestir\w+/, 'stretching'],
    [/\bban(?:o|os)\b/, 'bath'],
    [/\bmasajes?\b/, 'massage'],
    [/\bcuidado de la piel\b/, 'skincare'],
    [/\b(?:leer|lei|leido|lectura)\b/, 'reading'],
    [/\bnaturaleza\b/, 'nature'],
    [/\bmusica\b/, 'music'],
    [/\b(?:autocuidado|cuidado personal|tiempo para mi|cuidarme)\b/, null],
  ],
  income:
    /^(?!.*\b(?:deberia|puedo|podria|gana un|gana una|ganan|gasto|gaste)\b)(?:cuanto(?: dinero)? (?:gane|he ganado|llevo ganado|ingrese|he ingresado|cobre|he cobrado|entro|ha entrado|he hecho)\b|(?:cuales|cuanto|cuantos) (?:son|fueron|es|fue) mis? (?:ingresos?|ganancias)|mis (?:ingresos|ganancias) (?:de|del|este|en))/,
  saved:
    /^cuanto(?: dinero)? (?:he ahorrado|ahorre|llevo ahorrado|pague|he pagado|guarde|he guardado|aparte|tengo ahorrado)\b/,
  goalLeft:
    /^(?:cuanto(?: dinero| mas)?|que|cuantos? \w+|que tan (?:lejos|cerca))\b(?!.*\b(?:tiempo|bateria|navidad|cumpleanos|fin de ano|clase|leche)\b).*\b(?:(?:me )?falta(?:n)?|queda(?:n)?|debo|necesito (?:aun|todavia|para|mas)|tengo ahorrado|llevo ahorrado|he ahorrado|lejos estoy|cerca estoy)\b(?! (?:por hacer|hacer|hoy|en casa|comprar|manana))/,
  goalEnd:
    /^(?=.*\b(?:metas?|objetivos?|dinero|ahorr\w+|deudas?|prestamo|hipoteca|fondo|juntar|pagar|pagad[oa]|alcanz\w+|llegar\w*|ritmo|completo)\b)(?:(?:a este ritmo )?(?:cuando|para cuando|en cuanto tiempo|cuanto (?:tiempo )?(?:me )?(?:falta|tard\w+|llevara)|cuanto tiempo|en que (?:fecha|mes))\b.*\b(?:tendre|voy a|termin\w+|alcanz\w+|llegar\w*|lograr\w*|complet\w+|junt\w+|pag\w+|reunir\w*|ahorr\w+|este libre)\b|(?:llegare|alcanzare|lo lograre|voy a (?:llegar|alcanzar))\b.*\b(?:a tiempo|metas?|objetivos?|antes)\b)/,
  goalPace:
    /^(?:voy|estoy|como (?:va|van|voy)|sigo)\b(?!.*\b(?:tareas?|pendientes|trabajo|escuela|dia)\b).*\b(?:bien encaminad[oa]|al dia|a tiempo|atrasad[oa]|adelantad[oa]|por buen camino|a buen ritmo|con (?:mi|el|la) (?:meta|objetivo|ahorro|fondo|deuda)|mi (?:meta|objetivo|ahorro|fondo|deuda))\b/,
  goalMoved:
    /\b(?:cuando|hace cuanto|ultima vez)\b.*\b(?:actualice|ahorre|aporte|agregue|puse|sume|pague|avance|movi)\b.*\b(?:meta|objetivo|fondo|ahorro|para|a|en)\b/,
  goalAny:
    /^(?:que|cuanto|cuando|como|voy|es|tengo|donde)\b(?!.*\b(?:metas|objetivos|una meta|un objetivo|deberia)\b).*\b(?:mi|la|el) (?:[\w-]+ ){0,2}(?:meta|objetivo|fondo|ahorros?|deuda|prestamo|hipoteca)\b/,
  goalAnyBy: [
    [/\b(?:cuando|tiempo|fecha)\b/, 'end'],
    [/\b(?:va|voy|ritmo|mes|como)\b/, 'pace'],
  ],
  goalName:
    /\b(?:para|con|de|del|a|al|en|sobre|pagar|alcanzar|lograr|terminar|completar|juntar|va|mi) (?:llegar a |juntar |pagar |alcanzar |lograr |ir a |el dinero (?:de|para) )?(?:mi |mis |la |el |las |los |un |una )?(?<about>.+)$/,
  goalNoise:
    /\b(?:metas?|objetivos?|fondo|el dinero|dinero|ahorros?|ahorrad[oa]|junto|completo|a tiempo|a este ritmo|pagad[oa]|pagar|todavia|aun|ahora|hoy|hasta ahora|este mes|esta semana|mis?|la|el|los|las|para|tendre|alcanzar|lograr|llegar|juntar|ahorrar|terminar|voy|bien encaminad[oa]|al dia|atrasad[oa])\b/g,
  money: /^(?:dinero|ahorros?|deudas?|todo|eso|cantidad|suma|plata)?$/,
  goals:
    /^(?!.*\b(?:metas? smart|ponerme|fijar|nuevas? metas?)\b)(?:que|cual|cuales|cuant[oa]s?|como|donde|tengo|hay|mis|he|estoy|voy|cuando|alguna?)\b.*\b(?:metas?|objetivos?)\b|^mis (?:metas|objetivos)$/,
  goalWord: /\b(?:metas?|objetivos?|fondo|ahorros?|ahorrado)\b/,
  manyGoals:
    /\b(?:metas|objetivos)\b|\b(?:que|cual|alguna?) (?:meta|objetivo)\b|\bcual es (?:mi|la) (?:meta|objetivo)\b/,
  goalsBy: [
    [
      /\b(?:mas cerca|mas cercan[oa]|casi (?:list[oa]|termin\w+|complet\w+|alcanz\w+|logr\w+)|mas avanzad[oa]|mas progreso|a punto de)\b/,
      'closest',
    ],
    [
      /\b(?:no (?:he )?(?:movid[oa]|tocado|actualizado|avanzado|ha avanzado|avanza|toco)|no se (?:ha movido|mueve)|estancad[oa]s?|parad[oa]s?|abandonad[oa]s?|sin (?:mover|avanzar|tocar|actualizar)|olvidad[oa]s?)\b/,
      'still',
    ],
    [/\b(?:atrasad[oa]s?|retrasad[oa]s?|encaminad[oa]s?|al dia|rezagad[oa]s?)\b/, 'behind'],
    [/\b(?:vence|vencen|proxim[oa]|fecha|primero|plazo|toca)\b/, 'next'],
    [
      /\b(?:cumplid[oa]s?|alcanzad[oa]s?|logrado|logradas?|complet\w+|terminad[oa]s?|he (?:cumplido|logrado|alcanzado|completado|terminado)|cumpli|logre|alcance)\b/,
      'reached',
    ],
  ],
  overdue:
    /^(?!.*\b(?:casa|hogar|metas?|objetivos?)\b)(?:que|cuales|cuant[oa]s?|tengo|hay|algo|estoy|mis|me quedo|se me)\b.*\b(?:atrasad[oa]s?|vencid[oa]s?|retrasad[oa]s?|sin (?:hacer|terminar) (?:de|desde)|(?:no|que) (?:hice|termine)|deje pendiente|quedo pendiente|pendientes? de (?:la semana pasada|ayer|antes)|paso la fecha|se me (?:paso|pasaron|olvido|olvidaron))\b/,
  free: /^(?!.*\b(?:que hago|gratis|mi tiempo libre|de deudas)\b)(?:estoy|cuando|tengo|que|cual|hay|a que hora|cuanto)\b.*\b(?:libre|disponible|huecos?|tiempo (?:libre|para|de)|espacio|ratos?)\b/,
  duration: /\b(media|una|un|dos|tres|\d{1,3}) ?(horas?|h|minutos?|min)\b/,
  durations: { media: 0.5, una: 1, un: 1, dos: 2, tres: 3 },
  hourUnit: /^h/,
  nextTask:
    /^(?:(?:que|cual) (?:es|sigue|viene|tengo)?(?: lo| mi| la| el)? ?(?:siguiente|proxim[oa]|sigue|despues|ahora|a continuacion)(?: (?:tarea|cita|cosa|reunion|pendiente|evento))?(?: (?:en|de) mi .*)?|que sigue(?: despues)?|mi (?:proxima|siguiente) (?:cita|tarea|reunion)|cual es mi (?:proxima|siguiente) (?:cita|tarea|reunion)|cuando es mi (?:proxima|siguiente) (?:cita|tarea|reunion))$/,
  findTask:
    /^(?:(?:cuando|a que hora|que dia) (?:es|son|tengo|sera|empieza)(?: (?:mi|el|la|los|las|que))? (?<about>(?<=(?:mi|tengo|tengo (?:el|la|que)) ).+)|(?:esta|puse|agregue|anote|tengo) (?<about2>.+?) en mi (?:agenda|lista de tareas|calendario|planificador|lista de pendientes)|tengo (?:una? |alguna? |algun )?(?<about3>(?:cita|clase|reunion|llamada|entrevista|revision|consulta)\b.*?)(?: (?:hoy|manana|el |la |los |esta |este ).*)?)$/,
  // Each word is taken once and kept, so that words two lists share can't be tried again and again.
  anyTask: new RegExp(
    `^(?:(?=((?:algo|alguna?|algun|un|una|el|la|los|las|mi|mis|mucho|muchas|muchos|mas|${event}|${planner}|para|por|en|de|que|hacer|hoy|manana|pendiente|planeado|programado|tiempo|libre|planes|semana|dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|tarde|noche|esta|este|fin|proxim[oa]|pasado|viene|pronto|urgente|importante) ?))\\1)+$`,
  ),
  doneTasks:
    /^(?:(?:que|cuant[oa]s?|cuales)\b.*\b(?:termine|he terminado|complete|he completado|hice (?=hoy|ayer|esta|este|el)|he hecho (?=hoy|esta|este)|logre hacer|tareas? hech[oa]s?|tache)\b|(?:mis )?tareas (?:hechas|terminadas|completadas))/,
  tasks: new RegExp(
    `^(?:(?:que|cuales|cuant[oa]s?|tengo|hay|como|algo|mis?|todo)\\b.*\\b${planner}\\b.*|(?:mi |mis |las? )?${planner}(?: ${when}.*)?|que (?:me )?(?:tengo|falta|queda)(?: que| por| pendiente| por hacer)?(?: hacer)?(?: ${when}.*)?|que (?:hay|toca|tengo) (?:por |que )?hacer(?: ${when}.*)?)$`,
  ),
  tasksOfDay: new RegExp(
    `^(?!.*\\b(?:tele|comer|cenar|clima|ponerme)\\b)(?:que (?:mas )?(?:tengo|hay|me toca|toca|me espera|planes tengo|${event} (?:tengo|hay))\\b.*${when}.*|(?:tengo|hay) (?:algo|alguna?|algun|planes|${event}|mucho|muchas)\\b.*${when}.*|tengo ${event} ${when}.*|algo (?:${when}).*|como (?:esta|se ve|viene|va) (?:mi |el |la )?(?:dia|semana|agenda|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin de semana).*|(?:estoy|que tan) ocupad[oa].*|cuant[oa]s ${event} (?:tengo|hay|me quedan).*|que tenia .*|(?:planes|citas?|tareas|pendientes) ${when}.*)$`,
  ),
  at: /^(?:que|tengo|hay|estoy|algo)\b/,
  wholeList: new RegExp(`\\b(?:${planner}|todo)\\b`),
  past: /\b(?:ayer|pasad[oa]|hice|termine|tenia|ultim[oa]s|anteayer|complete|terminado|completado|hecho)\b/,
  trailing: new RegExp(
    `(?: (?:${when}.*|en mi diario|en mi agenda|por ultima vez|alguna vez|ultimamente|antes|ya|todavia|aun|hasta ahora))+$`,
  ),
}

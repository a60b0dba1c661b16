/** Words of both languages, without accents, grouped by their meaning in a question about records or a command. */
const concepts = new Map(
  Object.entries({
    DAY: `monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun
    lunes martes miercoles jueves viernes sabado domingo`,
    MONTH: `january february april june july august september october november december jan feb apr aug sept oct nov dec
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre`,
    TODAY: 'today tonight 2day hoy',
    TOMORROW: 'tomorrow tmrw tmr tmw 2moro tomorow tommorow tommorrow',
    PAST: 'yesterday ayer anoche anteayer last pasado pasada ultimo ultima ultimos ultimas latest recent recently previous',
    NEXT: 'next upcoming proximo proxima siguiente proximos proximas coming',
    WEEK: 'week weeks semana semanas weekend finde weekends',
    YEAR: 'year years ano anos month months mes meses',
    PART: 'morning afternoon evening noon midday night tarde noche mediodia madrugada',
    GOAL: 'goal goals target targets meta metas objetivo objetivos goalz',
    MONEY_GOAL: 'fund savings saving deposit debt loan mortgage pot ahorro ahorros deuda prestamo hipoteca fondo',
    SAVE: 'save saved saving ahorrar ahorre ahorrado ahorrando stash stashed aside apartado aparte',
    LEFT: 'left remaining remains missing falta faltan queda quedan restan resta faltaba short shy',
    REACH:
      'reach hit finish achieve complete make done llegar llego llegare alcanzar alcanzo lograr logro cumplir completar',
    REACHED:
      'reached achieved completed finished accomplished crushed cumplido cumplidas cumplidos cumpli logrado logre alcanzado alcance terminado terminadas completado',
    PACE: 'pace rate speed track schedule ritmo encaminada camino velocidad',
    BEHIND:
      'behind late overdue lagging slipping atrasada atrasado atrasadas atrasados retrasada vencida vencidas vencidos vencido',
    CLOSEST: 'closest nearest nearly almost furthest farthest cerca cercana casi avanzada',
    STALE:
      'stuck stalled untouched neglected neglecting ignored ignoring stagnant idle dust abandoned dormant forgotten estancada estancadas estancado parada paradas abandonada abandonadas olvidada olvidadas tocado tocada movido',
    TASK: 'task tasks todo todos tarea tareas pendiente pendientes errand errands',
    EVENT:
      'appointment appointments appt appts meeting meetings event events cita citas reunion reuniones evento eventos',
    PLANNER: 'planner calendar schedule agenda calendario planificador diary itinerary',
    FREE: 'free available availability open gap gaps slot slots window libre libres disponible hueco huecos disponibilidad clear busy ocupada ocupado',
    JOURNAL: 'journal journals journaling journaled diary diario bitacora',
    ENTRY: 'entry entries entrada entradas page pages pagina',
    WRITE: 'write wrote written writing escribir escribi escrito escribo escribe',
    MENTION: 'mention mentioned mentions mencione menciono mencionado mencionar',
    MOOD: 'mood moods animo humor feeling felt emotions emotional animos',
    ACTIVITY: `meditation meditate meditated meditating yoga stretching stretch stretched bath baths massage skincare nature reading
    meditacion medite meditar meditado estiramiento estiramientos bano banos masaje masajes lectura`,
    SELFCARE: 'selfcare autocuidado self pampering cuidado cuidarme',
    BREATHE: 'breathing breathe breath breaths breathwork respiracion respirar respira inhale exhale',
    STREAK: 'streak streaks racha rachas consecutive seguidos straight',
    SCORE: 'score points rating puntuacion puntaje puntos puntaje wellness wellbeing bienestar',
    EARN: `earn earned earning earnings income paid payment revenue takings wages salary invoice profit tips
    gane ganado ganar ingreso ingresos cobre cobrado pagaron ganancias sueldo`,
    SHOPPING: `shopping grocery groceries store supermarket shop super mercado supermercado compra compras mandado tienda costco walmart
    target aldi tesco`,
    BUY: 'buy bought purchase comprar compro compra get grab pick',
    FOOD: `milk eggs bread cheese butter bananas apples rice pasta coffee sugar flour chicken onions tomatoes yogurt cereal soap shampoo
    detergent leche huevos pan queso mantequilla arroz cafe azucar harina pollo cebolla tomates jabon papel toilet diapers wipes toothpaste`,
    HOME: 'household chore chores housework house home cleaning casa hogar quehaceres limpieza domesticas',
    CLEAN:
      'clean wash vacuum mop dust sweep laundry dishes scrub limpiar lavar barrer trapear aspirar lavadora platos trash bins basura',
    WORKOUT: `workout workouts gym exercise exercised exercising training trained train lift lifted squats deadlift deadlifts bench run ran
    jog jogged walk walked swim swam pilates zumba spin cycling cardio treadmill reps sets hike rowing crossfit lunges
    entrenamiento entrenamientos entrene entrenar entrenado ejercicio gimnasio gym corri correr camine caminar nade nadar sentadillas pesas bici`,
    PRAY: 'pray prayed prayer prayers praying reflection reflections oracion oraciones rezar rece rezado orar ore orado',
    CYCLE: 'period cycle ovulation menstrual ovulating ciclo regla periodo menstruacion',
    WEIGHT: 'weigh weight weighed scale peso pese pesado bascula balanza weighs',
    UNIT: 'kg kgs kilo kilos lb lbs pound pounds stone libras kilogramos',
    MINUTES: 'minutes mins minute min hour hours hrs hr minutos minuto hora horas rato',
    ADD: `add put include pop stick throw anade anadir agrega agregar agregame anademe pon ponme poner apunta apuntame anota anotame mete
    append jot note ponlo apuntalo anotalo agregalo`,
    LOG: 'log record track registra registrar guarda guardar save enter registrame',
    CREATE: 'create make start set new crea crear nueva nuevo haz begin empieza empezar inicia iniciar',
    REMIND: 'remind reminder reminders recuerdame recordatorio recordatorios recordarme nudge forget acuerdame avisame',
    SCHEDULE: 'schedule book pencil programa programar agenda agendar agendame reserva block',
    LIST: 'list lists lista listas',
    DELETE:
      'delete remove erase cancel scrap drop scratch rid borra borrar elimina eliminar quita quitar cancela cancelar saca sacar',
    MOVE: `move reschedule postpone push shift bump bring delay swap mueve mover cambia cambiar aplaza aplazar pospon posponer pasa pasar
    reprograma reagenda adelanta`,
    RENAME: 'rename retitle call called name title renombra renombrar nombre llamada llame titulo',
    FINISH: 'tick mark check cross complete tacha tachar marca marcar strike ticked checked crossed',
    DONE: 'done finished completed hecho hecha listo lista termine terminada terminado terminado complete',
    HOWMANY: 'many cuantas cuantos count number total altogether tally',
    HOWMUCH: 'much cuanto cuanta',
    WHEN: 'when cuando date fecha',
    WHAT: 'what whats que cual cuales which wats',
    SHOW: 'show tell read list remind display pull see check dime muestrame ensename lee ver dame leeme',
    MY: 'my mine mi mis our nuestra nuestro nuestras',
    I: 'i ive im id ill yo',
    HAVE: 'have got tengo tenemos having has hay',
    DIDI: 'did he hice have',
    ADVICE:
      'should tips advice ideas recommend suggest suggestions deberia debo consejos consejo recomiendas recomienda best better mejor normal',
    HOWTO: 'how como why por',
    OTHER: `he she they his her their husband wife mom mum mother dad sister brother boss friend son daughter people someone everyone
    marido esposo esposa mama papa hermana hermano jefe jefa amiga amigo hijo hija gente vecina vecino ella ellos`,
  }),
)

export const conceptsOf: ReadonlyMap<string, readonly string[]> = (() => {
  const found = new Map<string, string[]>()
  for (const [name, words] of concepts)
    for (const word of new Set(words.split(/\s+/))) found.getOrInsertComputed(word, () => []).push(name)
  return found
})()

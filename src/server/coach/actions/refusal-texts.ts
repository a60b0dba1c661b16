import { quoteUserText } from '../guide/quote-user-text.ts'
import { isMiddle } from './mood-requests.ts'
import type { Language } from '../safety/kinds.ts'
import type { UnableRequest } from './action-request.ts'

/** Why something can't be done here, and what can be done instead. `said` is the part of the message that asks for it. */
export const refusals: Readonly<Record<UnableRequest['why'], Readonly<Record<Language, (said: string) => string>>>> = {
  noSuchDay: {
    en: (said) => `${quoteUserText(said)} doesn’t exist, so I didn’t make a card. When should it be?`,
    es: (said) => `${quoteUserText(said)} no existe, así que no hice ninguna tarjeta. ¿Cuándo debe ser?`,
  },
  past: {
    en: (said) => `${quoteUserText(said)} has passed, so I didn’t make a card. When should it be?`,
    es: (said) => `${quoteUserText(said)} ya pasó, así que no hice ninguna tarjeta. ¿Cuándo debe ser?`,
  },
  tooFar: {
    en: (said) =>
      `${quoteUserText(said)} is too far off: the calendar here ends with the year 2199. When should it be?`,
    es: (said) =>
      `${quoteUserText(said)} queda demasiado lejos: el calendario de aquí acaba en el año 2199. ¿Cuándo debe ser?`,
  },
  openDay: {
    en: (said) => `${quoteUserText(said)} isn’t one day, so I didn’t make a card yet. Which day should it be?`,
    es: (said) => `${quoteUserText(said)} no es un día concreto, así que aún no hice la tarjeta. ¿Qué día debe ser?`,
  },
  eventDay: {
    en: (said) => `I don’t know when ${quoteUserText(said)} is, so I didn’t make a card yet. Which day should it be?`,
    es: (said) => `No sé cuándo es ${quoteUserText(said)}, así que aún no hice la tarjeta. ¿Qué día debe ser?`,
  },
  openTime: {
    en: (said) => `What time is ${quoteUserText(said)}? Say “make it 5:30 pm,” and I’ll change the card.`,
    es: (said) => `¿A qué hora es ${quoteUserText(said)}? Dímela y cambio la tarjeta.`,
  },
  clearList: {
    en: () =>
      'I can’t empty a whole list from here. Name one thing and I’ll make a card for it, or open the page and clear it there.',
    es: () =>
      'Desde aquí no puedo vaciar una lista entera. Dime una cosa y hago una tarjeta, o abre la página y vacíala allí.',
  },
  sleep: {
    en: () => 'Glowell doesn’t track sleep, so I can’t log that. You could put it in a journal entry.',
    es: () => 'Glowell no guarda el sueño, así que eso no puedo registrarlo. Puede ir en una entrada de diario.',
  },
  mood: {
    en: (said) =>
      `I can’t put a mood on a card. You log it with an activity on the Self-Care page, from 1 to 5${isMiddle(said) ? ': the middle is a 3' : ''}.`,
    es: () => 'El ánimo no va en una tarjeta: se elige con una actividad en Autocuidado, de 1 a 5.',
  },
  steps: {
    en: () => 'Glowell doesn’t count steps, so I can’t log those. I can log a walk in minutes.',
    es: () => 'Glowell no cuenta pasos, así que eso no puedo registrarlo. Una caminata con sus minutos, sí.',
  },
  calories: {
    en: () => 'Glowell doesn’t count calories. You can write down a meal in plain words under Health & Fitness.',
    es: () => 'Glowell no guarda calorías. Una comida, en palabras, va en Salud y fitness.',
  },
  spending: {
    en: () =>
      'The money log here is for what comes in, so I can’t log what you spend. If you want to keep it, I can put it in a journal entry.',
    es: () =>
      'El registro de dinero es para lo que entra, así que no puedo anotar lo que gastas. Si quieres guardarlo, puede ir en tu diario.',
  },
  amount: {
    en: (said) => `${quoteUserText(said)} is more than you can log as one drink (3 liters at most).`,
    es: (said) => `${quoteUserText(said)} es más de lo que cabe en una bebida (3 litros).`,
  },
  pastCare: {
    en: (said) => `Self-care gets logged the day you do it, so I can’t log ${quoteUserText(said)} for yesterday.`,
    es: (said) => `El autocuidado se registra el mismo día, así que no puedo anotar ${quoteUserText(said)} para ayer.`,
  },
  goalProgress: {
    en: (said) =>
      `You can only add to a goal on its own page: open it under Goals and put in ${quoteUserText(said)} there. I can change what it aims for, and its date.`,
    es: (said) =>
      `El avance de una meta se anota en su página: ábrela en Metas y pon ${quoteUserText(said)}. Lo que busca y su fecha sí puedo cambiarlos.`,
  },
  goalTo: {
    en: (said) =>
      `What should it be? Give me the number or the date, like “change my ${said} goal to 1,500” or “move the date of my ${said} goal to March 31.”`,
    es: (said) =>
      `¿Cómo debe quedar? Dime el número o la fecha, por ejemplo “cambia mi meta de ${said} a 1500” o “pasa la fecha de mi meta de ${said} al 31 de marzo”.`,
  },
  sum: {
    en: (said) =>
      `I can’t tell how much money ${quoteUserText(said)} is, so I didn’t make a card. Could you write the number out, with its currency? Like “$1,250.50.”`,
    es: (said) =>
      `No sé seguro cuánto dinero es ${quoteUserText(said)}, así que no hice ninguna tarjeta. ¿Lo escribes con todas las cifras y su moneda? Por ejemplo, “1250,50 €”.`,
  },
  value: {
    en: (said) =>
      `I can’t read ${quoteUserText(said)} as a number or a date, so I didn’t make a card. What should it be? Write it like “1,500” or “March 31.”`,
    es: (said) =>
      `No puedo leer ${quoteUserText(said)} como número ni como fecha, así que no hice ninguna tarjeta. ¿Cómo debe quedar? Por ejemplo, “1500” o “31 de marzo”.`,
  },
  incomeDay: {
    en: (said) =>
      `The income log takes what came in from 2000 up to today, so I didn’t make a card for ${said}. Which day did it come in?`,
    es: (said) =>
      `El registro de ingresos va del año 2000 hasta hoy, así que no hice tarjeta para ${said}. ¿Qué día entró?`,
  },
  goalAct: {
    en: (said) =>
      `I can’t finish or delete a goal from here. Open Goals: next to ${quoteUserText(said)} there’s a pencil to change it and a trash can to delete it. I can change its name, number and date.`,
    es: (said) =>
      `Una meta se termina o se borra en su página: abre Metas y busca ${quoteUserText(said)}. Su nombre, su número y su fecha sí puedo cambiarlos.`,
  },
  repeatDays: {
    en: (said) =>
      `I can’t change which days something repeats on from here. Open ${quoteUserText(said)} in your planner: change its days or delete it there, and pick “This and following.”`,
    es: (said) =>
      `Desde aquí no puedo cambiar los días de lo que se repite: abre ${quoteUserText(said)} en tu agenda y cámbialo ahí.`,
  },
  notAdded: {
    en: (said) => `Okay, leave ${quoteUserText(said)} be. It isn’t added: a card does nothing until you tap it.`,
    es: (said) => `Vale, deja ${quoteUserText(said)}. No está añadido: una tarjeta no hace nada hasta que la tocas.`,
  },
  noLength: {
    en: (said) => `I can’t read ${quoteUserText(said)} as a length, so I didn’t make a card. How long should it be?`,
    es: (said) =>
      `No puedo leer ${quoteUserText(said)} como duración, así que no hice ninguna tarjeta. ¿Cuánto debe durar?`,
  },
  length: {
    en: (said) =>
      `I can’t change how long something takes from here: open ${quoteUserText(said)} in your planner and set the length there. I can move it, rename it, finish it or delete it.`,
    es: (said) =>
      `Desde aquí no puedo cambiar cuánto dura algo: abre ${quoteUserText(said)} en tu agenda y pon ahí la duración.`,
  },
  weightUnit: {
    en: (said) => `Pounds or kilos? Say “log my weight ${said} lbs” and I’ll make the card.`,
    es: (said) => `¿Libras o kilos? Di “registra mi peso ${said} kg” y hago la tarjeta.`,
  },
  unread: {
    en: (said) =>
      `I couldn’t read the part about ${quoteUserText(said)}, so it isn’t on a card. Could you say that bit again?`,
    es: (said) => `No entendí la parte de ${quoteUserText(said)}, así que no está en ninguna tarjeta. ¿Me la repites?`,
  },
  goalName: {
    en: (said) =>
      `What it’s called is up to you, so I won’t pick the words. A name that says what you’ll do often feels kinder than a number, like “Walk four days a week” or “Strong on the stairs.” Tell me yours, like “rename my ${said} goal to …,” and I’ll make the card.`,
    es: (said) => `El nombre lo eliges tú. Dímelo así: “cambia el nombre de mi meta ${said} a …”, y hago la tarjeta.`,
  },
  keptAfterAll: {
    en: () => 'Okay, it stays as it is. I haven’t changed or deleted anything.',
    es: () => 'Vale, se queda como está. No he cambiado ni borrado nada.',
  },
  spreadWhat: {
    en: (said) =>
      `I can put it on days for you${said === '' ? '' : `, and I’ll stay off ${said}`}. Which tasks are they? Send them as one list, like “spread these over the week: call the sitter, plan the menu, shop,” and each one comes on a card.`,
    es: () => 'Puedo repartirlo por días. ¿Qué tareas son? Mándamelas en una lista y hago una tarjeta para cada una.',
  },
  severalAtOnce: {
    en: () =>
      'I can change several at once only by their day, like “move everything on Thursday to Friday.” Name the ones you mean, and each gets a card.',
    es: () => 'Varias a la vez solo puedo por día. Dime cuáles y hago una tarjeta para cada una.',
  },
  logWhat: {
    en: () =>
      'What was it, and for how long? I can log meditation, breathing, stretching, reading, a bath, a massage, skincare, music or a workout, like “log 10 minutes of stretching.”',
    es: () => '¿Qué fue, y cuántos minutos? Por ejemplo, “registra 10 minutos de estiramientos”.',
  },
  order: {
    en: () => 'I can’t order or buy anything. I can put things on your list, or take them off.',
    es: () => 'No puedo pedir ni comprar nada. Puedo poner cosas en tu lista, o quitarlas.',
  },
}

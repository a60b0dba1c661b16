import { type Phrases, parsePhrases } from './match-phrases.ts'

/** Phrases that may come before the verb of a request, in both languages. */
export const courtesies = parsePhrases(
  `before i forget, in the meantime, meanwhile, hello dear, hi dear, hi hon, hi honey, hi sweetie, hey girl, anyway, anyways, anyhow, while you're at it, while i'm at it, on another note, on a different note, on another subject, one last thing, last thing, next thing, lastly, finally, one more thing, different thing, by the way, btw, oh and, quick question, please, pls, plz, oh, right, hey, hi, hello, ok, okay, k, kk, yo, ugh, so, well, now, also, then, and, but, yes, luxee, just, quickly, kindly, go ahead and,
  can you, can u, could you, would you, will you, can we, can i, can i have you, could i, may i, would you mind, is it possible to, are you able to,
  i want to, i want you to, i wanna, i need to, i need you to, i must, i have to, i've got to, i got to, i gotta, i'd like to, i'd like you to,
  i would like to, i would like you to, i would love to, help me, let's, lets, be sure to, make sure to, make sure you, make sure that, you need to,
  you have to, you can, you may, you should, i shall, i will, i'll, may i suggest we, may i suggest you, i suggest we, i suggest you, do me a favor and,
  i'd appreciate it if you, i'd appreciate it if you could, if you can, and then, you, quick one`,
  `por favor, porfa, hola, oye, vale, bueno, me puedes, puedes, puede, podrias, me podrias, quiero que me, quiero, quisiera, necesito que me,
  necesito, me gustaria, ayudame a, tengo que, debo, vamos a, y, luego, tambien, despues, si, che`,
)
/** Courtesies that introduce a wish or a duty of the user. */
export const wishes = parsePhrases(
  `i want to, i wanna, i need to, i must, i have to, i've got to, i got to, i gotta, i'd like to, i would like to, i would love to, i shall, i will, i'll`,
  'quiero, quisiera, necesito, me gustaria, tengo que, debo',
)
/** Courtesies that ask whether the coach can do it. */
export const asks = parsePhrases(
  'can you, can u, could you, would you, will you, can we, can i, could i, may i, is it possible to, are you able to',
  'me puedes, puedes, puede, me podrias, podrias',
)
/** Phrases that may end a request. */
export const tails = parsePhrases(
  'please, pls, plz, thanks, thank you, thank u, thx, ta, for me, luv, love, hun, lol, dear, ok, okay, if you can, right away, right now, asap, immediately, will you, will ya, would you',
  'por favor, porfa, gracias, por fa',
)

/** Verbs that put something down. The words after them are the content. */
export const putDown = parsePhrases(
  `add, put, put in, put down, put on there, put in there, add on there, put down there, pop, pop in, place, include, write, write down, note, note down, jot, jot down, stick, throw, throw in, insert, enter, save,
  append, pencil in, pencil me in for, plan me in, put me down for, tack on, schedule, schedule in, schedule me, calendar, block out, block, whack, chuck`,
  `anade, anademe, anadir, agrega, agregame, agregar, pon, ponme, poner, apunta, apuntame, apuntar, anota, anotame, anotar, mete, meteme,
  meter, incluye, incluir, guarda, registra, programa, programar, agenda, agendame, agendar, apuntalo, anotalo, agregalo, anadelo, ponlo`,
)
/** Verbs that only put something down if its kind follows: 'make a task', but not 'make a cake'. */
export const create = parsePhrases(
  "add, put, put in, set, set up, create, make, make me, new, start, give me, need, i need, i want, i would like, i'd like, place, put me, book, log, record, open, begin, write, another",
  'crea, creame, crear, haz, hazme, nuevo, nueva, pon, ponme, poner, agrega, agregame, anade, anademe, apunta, anota, programa, quiero, otra, otro',
)
export const articles = parsePhrases(
  'a, an, the, my, our, another, one, this, that, some, new, me, in, up, quick, short',
  'un, una, unos, unas, el, la, los, las, mi, mis, nueva, nuevo, otro, otra, este, esta',
)
/** Words for anything that can be put into a planner. */
export const taskKinds = parsePhrases(
  'task, tasks, todo, todos, to do, to dos, to-do, to-dos, calendar event, calendar entry, calendar item, event, events, item, note, entry, thing',
  'tarea, evento, nota, pendiente',
)
export const reminders = parsePhrases(
  `remind me, remind me later, remnid me, remined me, nudge me, ping me, prompt me, remember, remember to, don't forget, don't let me forget, dont let me forget, do not let me forget, never let me forget,
  make sure i don't forget, make sure i remember, be sure i don't forget, reminder, reminders, help me remember, i need to be reminded, i want to be reminded, i'd like to be reminded, be reminded, notify me, alert me`,
  `recuerdame, recordarme, acuerdame, hazme acordar, me recuerdes, recuerdes, recuerda, recordatorio, no me dejes olvidar, no dejes que me olvide,
  no dejes que olvide, que no se me olvide, no quiero olvidar, no quiero olvidarme, avisame`,
)
/** Words between a kind of record and its name. */
export const connectors = parsePhrases(
  `to, that, about, of, for, called, named, titled, saying, that says, which says, for me to, to say, set, added, for myself, for me, i have to, i need to, i want to, i've to, i should, i must, i've got to`,
  'que, de, para, sobre, que diga, llamada, llamado, tengo que, debo, del',
)

export const joinPhrases = (...all: readonly Phrases[]): Phrases => {
  const firsts = new Set(all.flatMap((phrases) => [...phrases.keys()]))
  return new Map(
    [...firsts].map((first) => [
      first,
      all.flatMap((phrases) => phrases.get(first) ?? []).toSorted((one, other) => other.length - one.length),
    ]),
  )
}

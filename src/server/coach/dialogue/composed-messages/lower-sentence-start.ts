import { uncapitalize } from '#server/lib/capitalize.ts'
import { oneOf } from '../../phrase-pattern.ts'

const begins = new RegExp(
  `^(?:${oneOf('You|Your|The|It|We|My|Our|There|That|This|These|Those|Please|Could|Can|When|What|Where|How|Who', 'If|Are|Is|He|She|They|Nobody|Thank|Thanks|A|An|Some|Just|Since|When|After|Before|If|Do|Does|As', 'For|In|On|At|Last|This|Every|Both|All|Heat|Would|Have|Let|Not|Now|Today|Tonight|Tomorrow|Because', 'Thinking|Looking|Alright|Okay|Any|One|Until|Did|Sorry|Maybe|So|Once|Twice')})\\b`,
)

/** In the middle of a sentence, where it is no name. */
export const lowerSentenceStart = (text: string): string =>
  /^(?:I\b|I’|(?!(?:There|That|It|What|Who|He|She)’)\p{Lu}\p{L}+’s\b|(?:Mr|Mrs|Ms|Dr)\.)/u.test(text) ||
  !begins.test(text)
    ? text
    : uncapitalize(text)

import { capitalize } from '#server/lib/capitalize.ts'
import { oneOf } from '../../phrase-pattern.ts'

const names = (text: string): string[] => text.trim().split(/\s+/)

/** Common American first names, to find them where they are typed without capitals. */
const men = new Set(
  names(`aaron adam adrian ahmed alan albert alejandro alex alfred ali andre andrew andy angel anthony antonio arthur ben benjamin
  bernard bob bobby brad bradley brandon brent brett brian bruce bruno bryan caleb calvin cameron carl carlos cesar chad charles charlie chris
  christian christopher clarence clayton cody cole colin connor corey craig curtis dale damon dan daniel danny darnell darrell darren
  dave david dean dennis derek derrick devin diego don donald donnie doug douglas duane dustin dwayne dylan earl eddie edgar eduardo
  edward edwin eli elijah emmanuel enrique eric erik ernest ethan eugene evan felix fernando floyd francis francisco frank fred gabriel
  gary george gerald gilbert glenn gordon greg gregory harold harry hassan hector henry herbert howard hugo ian ibrahim isaac isaiah ivan jack
  jackson jacob jake jamal james jared jason javier jay jeff jeffrey jeremy jerome jerry jesse jesus jim jimmy joe joel joey john johnny
  jon jonathan jordan jorge jose joseph josh joshua juan julio justin karim keith kelvin ken kenneth kenny kevin kurt kyle lamar
  larry lawrence leo leon leonard leroy levi liam logan lonnie lorenzo louis lucas luis luke malcolm manuel marco marcos marcus mario
  marvin mason mateo matt matthew maurice max melvin michael miguel mike mitchell mohamed nate nathan neil nicholas nick noah norman omar oscar
  otis owen patrick paul pedro pete peter phil philip phillip rafael ralph ramon randall randy raul raymond reggie reginald ricardo
  richard rick ricky rob robert roberto rodney roger roland ron ronald ronnie roy ruben russell ryan salvador sam sami samuel
  saul scott sean sergio seth shane shawn sidney simon stanley stephen steve steven stuart ted terrence theodore thomas tim timothy
  todd tom tommy tony travis trevor troy tyler tyrone victor vincent walter warren wayne wesley wyatt xavier zachary`),
)
const women = new Set(
  names(`abby abigail adriana alexandra alexis alice alicia alisha allison alma alyssa amanda amber amina amy ana andrea angela
  angelica anita ann anna anne annette annie april ariana ashley audrey barb barbara beatrice becky bernice beth bethany betty beverly
  bonnie brenda brianna bridget brittany brooke camila carla carmen carol caroline carolyn carrie catherine cathy cecilia charlene
  charlotte chelsea cheryl chloe christina christine cindy claire clara claudia colleen connie courtney crystal cynthia daisy dana
  danielle dawn deb debbie deborah debra denise desiree diana diane dolores donna doris dorothy edith eileen elaine eleanor elena elizabeth
  ella ellen emily emma erica erika erin esther ethel eva evelyn fatima felicia florence frances gail geraldine gina gladys glenda gloria
  grace gwen hannah heather helen holly ida imani inez irene iris isabel isabella jackie jacqueline jada jamila jane janet janice jasmine jean
  jeanette jen jenna jennifer jenny jess jessica jill joan joann joanne jocelyn josephine joyce juanita judith judy julia julie kaitlyn
  kara karen katherine kathleen kathryn kathy katie kayla keisha kelly kelsey kendra kenzie kim kimberly kristen kristin kristina
  latoya laura lauren leah leila lena leslie leticia lillian lily linda lindsay lindsey lisa liz lois loretta lori lorraine louise lucia
  lucille lucy lupe lydia lynn mabel mackenzie madison maggie marcia margaret maria mariam marie marilyn marisol marlene marsha martha
  mary maryam maureen maya megan melanie melinda melissa mia michelle mildred mindy miranda miriam molly monica monique nadia nancy
  naomi natalie natasha nia nicole nina nora norma olivia opal paige pam pamela patricia patty paula pauline pearl peggy penny phyllis
  priya rachel ramona rebecca regina renee rhonda rita roberta rochelle rosa rosemary roxanne ruth sabrina sally samantha sandra sara
  sarah shannon sharon sheila shelby shelly sherry shirley sofia sonia sonya sophia sophie stacey stacy stella stephanie sue susan
  suzanne sylvia tamara tameka tammy tanya tara tasha teresa terri theresa tiffany tina toni tonya tori tracy valerie vanessa vera veronica vicki
  victoria viola virginia vivian wanda wendy whitney ximena yolanda yvette yvonne zoe`),
)

export const genderOfName = (name: string): 'he' | 'she' | null => {
  const line = name.toLowerCase()
  return men.has(line) ? 'he' : women.has(line) ? 'she' : null
}

/** Names that are words, too. */
const alsoWords = new Set(
  names(`angel april art christian dale dan daisy dawn dean don earl eve frank gene grace holly hope iris jack jay jean joy
  june lily mark max may mason patty pat pearl penny randy ray rich rob rose roy ruby sally sue ted tom will victor wade ann crystal
  amber brooke chad gail ginger jordan kelly lane lance mike mia nick opal paige rusty scott sherry sandy stew tony tracy van viola virginia wanda pete
  peggy bill bob carol charlotte chase cliff colt cody dick drew dusty grant guy heather jade jasmine jesus jimmy john josh kitty leo mac
  mason melody nova olive page pierce reed rod rusty sage sawyer skip stormy tanner trey troy tucker violet lucky don florence ida regina`),
)
const named = /(?<![\p{L}’'])\p{Ll}{2,12}(?![\p{L}’])/gu

/** Names that were typed small, as they are written: 'toris party' is 'Tori’s party'. */
export function capitalizeNames(text: string): string {
  return text.replace(named, (word: string, at: number) => {
    if (genderOfName(word) !== null) return alsoWords.has(word) && !isCalledSo(text, word, at) ? word : capitalize(word)
    const owner = word.endsWith('s') ? word.slice(0, -1) : ''
    return owner !== '' && !alsoWords.has(owner) && genderOfName(owner) !== null ? `${capitalize(owner)}’s` : word
  })
}

const relation = new RegExp(
  `\\b(?:${oneOf('brother|sister|son|daughter|cousin|friend|landlord|boss|neighbor|husband|wife|ex|uncle|aunt', 'nephew|niece|stepdad|stepmom|coworker|manager|dad|mom|boyfriend|girlfriend|in[- ]law|roommate|to', 'tell|ask|text|with|for|hi|hey|mr\\.?|mrs\\.?|ms\\.?')})\\s$`,
  'i',
)
/** A word that may be a name stands where a name does. */
function isCalledSo(text: string, word: string, at: number): boolean {
  const after = text.slice(at + word.length)
  return (
    relation.test(text.slice(0, at)) ||
    /^ (?:\(|says|said|wrote|texted|asked|wants|is |was |has |had |keeps|never|always|came|got )/.test(after) ||
    /^, (?:my|our|the) /.test(after)
  )
}

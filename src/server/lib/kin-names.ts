/** Names for the same family member. */
const kin: readonly (readonly string[])[] = [
  'mom mommy mum mummy mama mamma ma mother'.split(' '),
  'dad daddy papa pop pops pa father'.split(' '),
  'grandma granny grandmother nana nonna abuela gran'.split(' '),
  'grandpa grandfather grandad granddad nonno abuelo'.split(' '),
  'sister sis'.split(' '),
  'brother bro'.split(' '),
  'husband hubby'.split(' '),
]

/** 'Moms', 'mom’s' and 'mom' are one. */
const bare = (word: string): string => word.toLowerCase().replace(/(?:['’]s|s['’]?)$/u, '')

/** All names of the person that a word names, the word first; the word alone if it's not among these names. */
export function kinNames(word: string): readonly string[] {
  const name = bare(word)
  const all = kin.find((names) => names.includes(name) || names.includes(word))
  return all === undefined ? [word] : [name, ...all.filter((one) => one !== name)]
}

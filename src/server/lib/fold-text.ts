export { foldText } from '#contract/search-words.ts'

/** Something that a user may do or leave, by its kind: which way a good friend would lean, and what goes with it. `{who}`: the person meant. */
export type Choice = {
  /** The words of the question. */
  form: RegExp
  /** To 'should I'. */
  lean: string
  /** To 'is it petty of me': why it's all right. Null where that depends. */
  fine: string | null
  /** One thing to do. */
  how: string
  /** What would change it. */
  check: string | null
  why: string
  /** 'And if it goes wrong?' */
  wrong: string
  /** Whether it can be taken back. */
  canUndo: boolean
}

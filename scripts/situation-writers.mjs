// Who wrote the messages in scripts/situations, in the order that is part of the model's bytes: for train-situations.mjs and, but for
// the last four strangers, for the safety layer's training.
export const tellers = [
  'told-1',
  'told-2',
  'told-3',
  'told-4',
  'plain-1',
  'plain-2',
  'plain-3',
  'plain-4',
  'plain-5',
  'strangers-1',
  'strangers-2',
  'strangers-3',
  'strangers-4',
]
/** The safety layer is measured on these, so it never learns from them. */
export const unseenBySafety = ['strangers-5', 'strangers-6', 'strangers-7', 'strangers-8']

/** A slip of paper: its lower edge is torn off the roll. */
export const slipStyles =
  'relative rounded-t-card border border-b-0 border-line bg-surface pb-8 shadow-card [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_bottom/16px_8px_repeat-x,linear-gradient(#000_0_0)_top/100%_calc(100%-8px)_no-repeat]'

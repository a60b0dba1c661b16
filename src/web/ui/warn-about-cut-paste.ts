import type { ClipboardEvent } from 'react'
import { toast } from './toast.ts'

/** Says so where a pasted text is longer than its field: the browser only takes what fits. */
export function warnAboutCutPaste({
  currentTarget,
  clipboardData,
}: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { maxLength, value, selectionStart, selectionEnd } = currentTarget
  if (maxLength < 0) return
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
  const room = Math.max(0, maxLength - value.length + replaced)
  const cut = textFor(currentTarget, clipboardData.getData('text')).length - room
  if (cut > 0)
    toast({
      variant: 'destructive',
      title: 'Not all of that fit',
      description: `There’s room for ${format(maxLength)} characters here. ${cut === 1 ? 'The last one you pasted was' : `The last ${format(cut)} you pasted were`} left out.`,
    })
}

/** Returns the text as the browser pastes it: an input has no line breaks, and in a text area each break is one character. */
const textFor = (field: HTMLInputElement | HTMLTextAreaElement, pasted: string): string =>
  field instanceof HTMLInputElement ? pasted.replaceAll(/[\r\n]+/g, '') : pasted.replaceAll('\r\n', '\n')

const format = (count: number): string => count.toLocaleString('en')

import type { MarkedToken, Token } from 'marked'
import type { ReactNode } from 'react'
import { tokensOf } from './markdown-tokens.ts'

/** Anything else, HTML above all, is shown as plain text. */
const known = new Set(
  'paragraph text strong em del codespan code list list_item blockquote heading hr br space escape link image checkbox'.split(
    ' ',
  ),
)
const isKnown = (token: Token): token is MarkedToken => known.has(token.type)

/** Creates elements, never HTML; no links are followed and no images loaded. */
export function Markdown({ text }: { text: string }) {
  return <div className="user-text grid gap-3">{show(tokensOf(text))}</div>
}

const show = (tokens: readonly Token[]): ReactNode[] =>
  // oxlint-disable-next-line react/no-array-index-key -- A reply only grows, so that its parts keep their places.
  tokens.map((token, at) => <Part key={at} token={token} />)

function Part({ token }: { token: Token }): ReactNode {
  if (!isKnown(token)) return token.raw
  switch (token.type) {
    case 'paragraph':
      return <p>{show(token.tokens)}</p>
    case 'heading':
      return <p className="font-semibold">{show(token.tokens)}</p>
    case 'strong':
      return <strong className="font-semibold">{show(token.tokens)}</strong>
    case 'em':
      return <em>{show(token.tokens)}</em>
    case 'del':
      return <del>{show(token.tokens)}</del>
    case 'blockquote':
      return <blockquote className="grid gap-2 border-l-3 border-line pl-3">{show(token.tokens)}</blockquote>
    case 'list':
      return token.ordered ? (
        <ol start={token.start === '' ? 1 : token.start} className="grid list-decimal gap-1.5 pl-6">
          {show(token.items)}
        </ol>
      ) : (
        <ul className="grid list-disc gap-1.5 pl-5">{show(token.items)}</ul>
      )
    case 'list_item':
      return <li>{show(token.tokens)}</li>
    case 'code':
      return <pre className="overflow-x-auto rounded-control bg-sunk p-3 text-15 whitespace-pre-wrap">{token.text}</pre>
    case 'codespan':
      return <code className="rounded-[4px] bg-sunk px-1">{token.text}</code>
    case 'br':
      return <br />
    case 'hr':
      return <hr className="border-line" />
    case 'link':
      return token.text === token.href ? (
        token.text
      ) : (
        <>
          {show(token.tokens)} ({token.href})
        </>
      )
    case 'image':
      return token.text
    case 'escape':
      return token.text
    case 'text':
      return 'tokens' in token && token.tokens ? show(token.tokens) : token.text
    default:
      return null
  }
}

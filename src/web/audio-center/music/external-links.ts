import type { Product } from '#web/ui/Products.tsx'

export type Service = { value: string; label: string; music: string; podcasts: string }

const spotify = 'https://open.spotify.com/search/'
const youtube = 'https://music.youtube.com/search?q='

/** Search links only: nothing is requested before the user follows one. */
export const services = [
  { value: 'spotify', label: 'Spotify', music: spotify, podcasts: spotify },
  { value: 'youtube', label: 'YouTube Music', music: youtube, podcasts: youtube },
  {
    value: 'apple',
    label: 'Apple',
    music: 'https://music.apple.com/us/search?term=',
    podcasts: 'https://podcasts.apple.com/us/search?term=',
  },
] as const satisfies readonly Service[]

export const musicAddress = ({ music }: Service, words: string): string => music + encodeURIComponent(words)

export const podcastAddress = ({ podcasts }: Service, words: string): string => podcasts + encodeURIComponent(words)

/** Affiliate links to a shop. Prices are rounded; the shop's own price holds. */
export const gear: readonly Product[] = [
  {
    name: 'Sleep headphones in a soft band',
    why: 'Flat speakers in a fabric headband, so you can lie on your side and fall asleep listening.',
    price: 'about $25',
    url: 'https://www.amazon.com/s?k=sleep+headphones+headband',
  },
  {
    name: 'Noise-canceling headphones',
    why: 'Over-ear, with a microphone. They make a train or an open office quiet enough to think in.',
    price: 'about $100',
    url: 'https://www.amazon.com/s?k=noise+cancelling+headphones+over+ear',
  },
  {
    name: 'A small waterproof speaker',
    why: 'Sits on the edge of the tub or in the kitchen, and doesn’t mind steam.',
    price: 'about $40',
    url: 'https://www.amazon.com/s?k=small+waterproof+bluetooth+speaker',
  },
  {
    name: 'A bedside sound machine',
    why: 'Plays rain or a fan all night without a phone in the room.',
    price: 'about $30',
    url: 'https://www.amazon.com/s?k=bedside+white+noise+machine',
  },
]

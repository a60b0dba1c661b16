/** Words of subjects that the library does not cover. */
export const outOfScope: ReadonlySet<string> = new Set(
  `egg unclog drain tyre revolution pope lyrics spell bones rivers camera moon mars planes dragon
  python javascript java typescript html css sql compile programming linux windows install wifi router
  laptop printer github algorithm array sort regex
  recipe recipes ingredients restaurant restaurants
  weather forecast rain snow
  football soccer basketball tennis olympics 
  president population planet galaxy napoleon 
  translate 
  quantum physics chemistry photosynthesis biology equation solve calculate algebra geometry 
  movie movies film films series netflix actor actress song lyrics album
  poem essay joke jokes riddle haiku 
  horoscope zodiac astrology leo virgo aries taurus
  puppy kitten tomatoes 
  exchange 
  machine dishwasher 
  hotel hotels airport
  celebrity election vote parliament
  iphone android samsung playstation xbox minecraft`.split(/\s+/),
)

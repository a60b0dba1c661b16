export const playlistMoods = [
  { value: 'empowerment', label: 'Empowerment' },
  { value: 'focus', label: 'Focus' },
  { value: 'relaxation', label: 'Relaxation' },
  { value: 'motivation', label: 'Motivation' },
] as const

export type PlaylistMood = (typeof playlistMoods)[number]['value']
export type Track = { title: string; artist: string }
/** `more` is the search text for more of the kind on a streaming service. */
export type Playlist = {
  id: string
  mood: PlaylistMood
  title: string
  lead: string
  more: string
  tracks: readonly Track[]
}

const by = (title: string, artist: string): Track => ({ title, artist })

/** Every track is a real recording by the named artist. */
export const playlists: readonly Playlist[] = [
  {
    id: 'standing-tall',
    mood: 'empowerment',
    title: 'Standing tall',
    lead: 'Voices that filled the room without asking first.',
    more: 'women empowerment anthems',
    tracks: [
      by('Respect', 'Aretha Franklin'),
      by('I Will Survive', 'Gloria Gaynor'),
      by('I’m Every Woman', 'Whitney Houston'),
      by('I Am Woman', 'Helen Reddy'),
      by('Run the World (Girls)', 'Beyoncé'),
      by('Girl on Fire', 'Alicia Keys'),
    ],
  },
  {
    id: 'my-own-name',
    mood: 'empowerment',
    title: 'My own name',
    lead: 'For the days you say no, kindly, and mean it.',
    more: 'confidence songs women',
    tracks: [
      by('You Don’t Own Me', 'Lesley Gore'),
      by('Feeling Good', 'Nina Simone'),
      by('Man! I Feel Like a Woman!', 'Shania Twain'),
      by('Fighter', 'Christina Aguilera'),
      by('Brave', 'Sara Bareilles'),
      by('Good as Hell', 'Lizzo'),
    ],
  },
  {
    id: 'one-thing',
    mood: 'focus',
    title: 'One thing at a time',
    lead: 'Piano and strings, no words, for reading and writing.',
    more: 'instrumental piano focus',
    tracks: [
      by('Gymnopédie No. 1', 'Erik Satie'),
      by('Glass', 'Hania Rani'),
      by('On the Nature of Daylight', 'Max Richter'),
      by('Near Light', 'Ólafur Arnalds'),
      by('Nuvole bianche', 'Ludovico Einaudi'),
      by('1/1', 'Brian Eno'),
    ],
  },
  {
    id: 'steady-hands',
    mood: 'focus',
    title: 'Steady hands',
    lead: 'Slow beats to keep you company while you work.',
    more: 'instrumental downtempo focus',
    tracks: [
      by('Aruarian Dance', 'Nujabes'),
      by('Kiara', 'Bonobo'),
      by('Awake', 'Tycho'),
      by('A Calf Born in Winter', 'Khruangbin'),
      by('She Moves She', 'Four Tet'),
      by('Roygbiv', 'Boards of Canada'),
    ],
  },
  {
    id: 'evening-comes',
    mood: 'relaxation',
    title: 'Winding down',
    lead: 'Shoes off, lamp on, nowhere to be.',
    more: 'calm evening jazz vocals',
    tracks: [
      by('Don’t Know Why', 'Norah Jones'),
      by('By Your Side', 'Sade'),
      by('Dream a Little Dream of Me', 'Ella Fitzgerald & Louis Armstrong'),
      by('Both Sides, Now', 'Joni Mitchell'),
      by('I’ll Be Seeing You', 'Billie Holiday'),
      by('Watermark', 'Enya'),
    ],
  },
  {
    id: 'before-sleep',
    mood: 'relaxation',
    title: 'Before sleep',
    lead: 'Long, slow notes. Turn it down low and drift off before it ends.',
    more: 'sleep ambient piano',
    tracks: [
      by('Weightless', 'Marconi Union'),
      by('Clair de lune', 'Claude Debussy'),
      by('Nocturne in E-flat major, Op. 9 No. 2', 'Frédéric Chopin'),
      by('Spiegel im Spiegel', 'Arvo Pärt'),
      by('First Light', 'Harold Budd & Brian Eno'),
      by('Träumerei', 'Robert Schumann'),
    ],
  },
  {
    id: 'out-of-the-door',
    mood: 'motivation',
    title: 'Out the door',
    lead: 'Six songs for getting up and getting on with it.',
    more: 'feel good motivation songs',
    tracks: [
      by('9 to 5', 'Dolly Parton'),
      by('Stronger (What Doesn’t Kill You)', 'Kelly Clarkson'),
      by('Dog Days Are Over', 'Florence + The Machine'),
      by('Sisters Are Doin’ It for Themselves', 'Eurythmics & Aretha Franklin'),
      by('Roar', 'Katy Perry'),
      by('New Attitude', 'Patti LaBelle'),
    ],
  },
  {
    id: 'one-more-round',
    mood: 'motivation',
    title: 'One more round',
    lead: 'For a walk that turns into a run, or a kitchen that turns into a dance floor.',
    more: 'workout dance women',
    tracks: [
      by('I’m Coming Out', 'Diana Ross'),
      by('Flashdance… What a Feeling', 'Irene Cara'),
      by('Dancing On My Own', 'Robyn'),
      by('Tightrope', 'Janelle Monáe'),
      by('Lose Control', 'Missy Elliott'),
      by('Physical', 'Dua Lipa'),
    ],
  },
]

/** Real podcasts, with their makers. */
export const podcasts = [
  {
    title: 'The Happiness Lab',
    host: 'Dr. Laurie Santos',
    about: 'What the research really says about a good life, and how often we guess wrong.',
  },
  {
    title: 'Women at Work',
    host: 'Harvard Business Review',
    about:
      'Conversations about pay, power, credit and exhaustion, with women who’ve been there and people who study it.',
  },
  {
    title: 'HerMoney',
    host: 'Jean Chatzky',
    about: 'Money in plain English: earning it, keeping it, and asking for more.',
  },
] as const

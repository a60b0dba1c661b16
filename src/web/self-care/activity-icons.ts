import Bath from 'lucide-react/icons/bath'
import BookOpen from 'lucide-react/icons/book-open'
import Droplets from 'lucide-react/icons/droplets'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Flower2 from 'lucide-react/icons/flower-2'
import Hand from 'lucide-react/icons/hand'
import Music from 'lucide-react/icons/music'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PersonStanding from 'lucide-react/icons/person-standing'
import Sun from 'lucide-react/icons/sun'
import Trees from 'lucide-react/icons/trees'
import Wind from 'lucide-react/icons/wind'
import type { ActivityType } from '#contract/lists.ts'

export const activityIcons: Record<ActivityType, typeof Bath> = {
  meditation: Flower2,
  exercise: Dumbbell,
  skincare: Droplets,
  reading: BookOpen,
  bath: Bath,
  massage: Hand,
  nature: Trees,
  music: Music,
  yoga: Sun,
  journaling: NotebookPen,
  breathing: Wind,
  stretching: PersonStanding,
}

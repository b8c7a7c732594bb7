import { Adhd } from './adhd.tsx'
import { Anxiety } from './anxiety.tsx'
import { Burnout } from './burnout.tsx'
import { Depression } from './depression.tsx'
import { Insomnia } from './insomnia.tsx'
import { PanicAttacks } from './panic-attacks.tsx'

export const mindPictures = {
  adhd: Adhd,
  anxiety: Anxiety,
  burnout: Burnout,
  depression: Depression,
  insomnia: Insomnia,
  'panic-attacks': PanicAttacks,
}

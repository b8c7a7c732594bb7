import { Coffee } from './coffee.tsx'
import { CyclePicture } from './cycle.tsx'
import { Glasses } from './glasses.tsx'
import { Sleep } from './sleep.tsx'
import { Smoking } from './smoking.tsx'
import { Stress } from './stress.tsx'
import { Urgency } from './urgency.tsx'

export const toolsPictures = {
  coffee: Coffee,
  cycle: CyclePicture,
  glasses: Glasses,
  sleep: Sleep,
  smoking: Smoking,
  stress: Stress,
  urgency: Urgency,
}

import { Ankle } from './ankle.tsx'
import { Chiropractor } from './chiropractor.tsx'
import { DiscHerniation } from './disc-herniation.tsx'
import { FrozenShoulder } from './frozen-shoulder.tsx'
import { Gym } from './gym.tsx'
import { Insoles } from './insoles.tsx'
import { LowBack } from './low-back.tsx'
import { Meniscus } from './meniscus.tsx'
import { Migraine } from './migraine.tsx'
import { RunnersKnee } from './runners-knee.tsx'
import { ShockWave } from './shock-wave.tsx'
import { TensionHeadache } from './tension-headache.tsx'
import { Ultrasound } from './ultrasound.tsx'
import { Whiplash } from './whiplash.tsx'

export const physicalPictures = {
  ankle: Ankle,
  chiropractor: Chiropractor,
  'disc-herniation': DiscHerniation,
  'frozen-shoulder': FrozenShoulder,
  gym: Gym,
  insoles: Insoles,
  'low-back': LowBack,
  meniscus: Meniscus,
  migraine: Migraine,
  'runners-knee': RunnersKnee,
  'shock-wave': ShockWave,
  'tension-headache': TensionHeadache,
  ultrasound: Ultrasound,
  whiplash: Whiplash,
}

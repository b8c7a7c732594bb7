import { AchillesTendinopathy } from './achilles-tendinopathy.tsx'
import { Ankle } from './ankle.tsx'
import { AnkylosingSpondylitis } from './ankylosing-spondylitis.tsx'
import { CalfStrain } from './calf-strain.tsx'
import { Chiropractor } from './chiropractor.tsx'
import { ChronicLowBackPain } from './chronic-low-back-pain.tsx'
import { DiscHerniation } from './disc-herniation.tsx'
import { DistalBicepsTendon } from './distal-biceps-tendon.tsx'
import { FacetJointPain } from './facet-joint-pain.tsx'
import { FlatFeet } from './flat-feet.tsx'
import { FrozenShoulder } from './frozen-shoulder.tsx'
import { Gym } from './gym.tsx'
import { HalluxValgus } from './hallux-valgus.tsx'
import { HeelSpur } from './heel-spur.tsx'
import { Insoles } from './insoles.tsx'
import { LowBack } from './low-back.tsx'
import { LumbarSpinalStenosis } from './lumbar-spinal-stenosis.tsx'
import { Meniscus } from './meniscus.tsx'
import { Metatarsalgia } from './metatarsalgia.tsx'
import { Migraine } from './migraine.tsx'
import { MortonsNeuroma } from './mortons-neuroma.tsx'
import { OlecranonBursitis } from './olecranon-bursitis.tsx'
import { PelvicGirdlePain } from './pelvic-girdle-pain.tsx'
import { RunnersKnee } from './runners-knee.tsx'
import { SacroiliacJointPain } from './sacroiliac-joint-pain.tsx'
import { Scoliosis } from './scoliosis.tsx'
import { ShinSplints } from './shin-splints.tsx'
import { ShockWave } from './shock-wave.tsx'
import { Spondylolisthesis } from './spondylolisthesis.tsx'
import { StressFracture } from './stress-fracture.tsx'
import { Tenniselbow } from './tenniselbow.tsx'
import { TensionHeadache } from './tension-headache.tsx'
import { ThoracicPain } from './thoracic-pain.tsx'
import { UlnarNerveEntrapment } from './ulnar-nerve-entrapment.tsx'
import { Ultrasound } from './ultrasound.tsx'
import { Whiplash } from './whiplash.tsx'

export const physicalPictures = {
  'achilles-tendinopathy': AchillesTendinopathy,
  ankle: Ankle,
  'ankylosing-spondylitis': AnkylosingSpondylitis,
  'calf-strain': CalfStrain,
  chiropractor: Chiropractor,
  'chronic-low-back-pain': ChronicLowBackPain,
  'disc-herniation': DiscHerniation,
  'distal-biceps-tendon': DistalBicepsTendon,
  'facet-joint-pain': FacetJointPain,
  'flat-feet': FlatFeet,
  'frozen-shoulder': FrozenShoulder,
  gym: Gym,
  'hallux-valgus': HalluxValgus,
  'heel-spur': HeelSpur,
  insoles: Insoles,
  'low-back': LowBack,
  'lumbar-spinal-stenosis': LumbarSpinalStenosis,
  meniscus: Meniscus,
  metatarsalgia: Metatarsalgia,
  migraine: Migraine,
  'mortons-neuroma': MortonsNeuroma,
  'olecranon-bursitis': OlecranonBursitis,
  'pelvic-girdle-pain': PelvicGirdlePain,
  'runners-knee': RunnersKnee,
  'sacroiliac-joint-pain': SacroiliacJointPain,
  scoliosis: Scoliosis,
  'shin-splints': ShinSplints,
  'shock-wave': ShockWave,
  spondylolisthesis: Spondylolisthesis,
  'stress-fracture': StressFracture,
  tenniselbow: Tenniselbow,
  'tension-headache': TensionHeadache,
  'thoracic-pain': ThoracicPain,
  'ulnar-nerve-entrapment': UlnarNerveEntrapment,
  ultrasound: Ultrasound,
  whiplash: Whiplash,
}

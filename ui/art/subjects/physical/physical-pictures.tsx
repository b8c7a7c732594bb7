import { AchillesTendinopathy } from './achilles-tendinopathy.tsx'
import { AclInjury } from './acl-injury.tsx'
import { Ankle } from './ankle.tsx'
import { AnkylosingSpondylitis } from './ankylosing-spondylitis.tsx'
import { BakersCyst } from './bakers-cyst.tsx'
import { CalfStrain } from './calf-strain.tsx'
import { Chiropractor } from './chiropractor.tsx'
import { ChronicLowBackPain } from './chronic-low-back-pain.tsx'
import { DiscHerniation } from './disc-herniation.tsx'
import { DistalBicepsTendon } from './distal-biceps-tendon.tsx'
import { FacetJointPain } from './facet-joint-pain.tsx'
import { FemoroacetabularImpingement } from './femoroacetabular-impingement.tsx'
import { FlatFeet } from './flat-feet.tsx'
import { FrozenShoulder } from './frozen-shoulder.tsx'
import { GreaterTrochantericPain } from './greater-trochanteric-pain.tsx'
import { GroinInjury } from './groin-injury.tsx'
import { Gym } from './gym.tsx'
import { HalluxValgus } from './hallux-valgus.tsx'
import { HamstringInjury } from './hamstring-injury.tsx'
import { HeelSpur } from './heel-spur.tsx'
import { HipOsteoarthritis } from './hip-osteoarthritis.tsx'
import { Insoles } from './insoles.tsx'
import { JumpersKnee } from './jumpers-knee.tsx'
import { KneeOsteoarthritis } from './knee-osteoarthritis.tsx'
import { LabralTear } from './labral-tear.tsx'
import { LowBack } from './low-back.tsx'
import { LumbarSpinalStenosis } from './lumbar-spinal-stenosis.tsx'
import { MclInjury } from './mcl-injury.tsx'
import { Meniscus } from './meniscus.tsx'
import { Metatarsalgia } from './metatarsalgia.tsx'
import { Migraine } from './migraine.tsx'
import { MortonsNeuroma } from './mortons-neuroma.tsx'
import { OlecranonBursitis } from './olecranon-bursitis.tsx'
import { OsgoodSchlatter } from './osgood-schlatter.tsx'
import { PatellarDislocation } from './patellar-dislocation.tsx'
import { PatellofemoralPain } from './patellofemoral-pain.tsx'
import { PelvicGirdlePain } from './pelvic-girdle-pain.tsx'
import { PiriformisSyndrome } from './piriformis-syndrome.tsx'
import { QuadricepsStrain } from './quadriceps-strain.tsx'
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
  'acl-injury': AclInjury,
  ankle: Ankle,
  'ankylosing-spondylitis': AnkylosingSpondylitis,
  'bakers-cyst': BakersCyst,
  'calf-strain': CalfStrain,
  chiropractor: Chiropractor,
  'chronic-low-back-pain': ChronicLowBackPain,
  'disc-herniation': DiscHerniation,
  'distal-biceps-tendon': DistalBicepsTendon,
  'facet-joint-pain': FacetJointPain,
  'femoroacetabular-impingement': FemoroacetabularImpingement,
  'flat-feet': FlatFeet,
  'frozen-shoulder': FrozenShoulder,
  'greater-trochanteric-pain': GreaterTrochantericPain,
  'groin-injury': GroinInjury,
  gym: Gym,
  'hallux-valgus': HalluxValgus,
  'hamstring-injury': HamstringInjury,
  'heel-spur': HeelSpur,
  'hip-osteoarthritis': HipOsteoarthritis,
  insoles: Insoles,
  'jumpers-knee': JumpersKnee,
  'knee-osteoarthritis': KneeOsteoarthritis,
  'labral-tear': LabralTear,
  'low-back': LowBack,
  'lumbar-spinal-stenosis': LumbarSpinalStenosis,
  'mcl-injury': MclInjury,
  meniscus: Meniscus,
  metatarsalgia: Metatarsalgia,
  migraine: Migraine,
  'mortons-neuroma': MortonsNeuroma,
  'olecranon-bursitis': OlecranonBursitis,
  'osgood-schlatter': OsgoodSchlatter,
  'patellar-dislocation': PatellarDislocation,
  'patellofemoral-pain': PatellofemoralPain,
  'pelvic-girdle-pain': PelvicGirdlePain,
  'piriformis-syndrome': PiriformisSyndrome,
  'quadriceps-strain': QuadricepsStrain,
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

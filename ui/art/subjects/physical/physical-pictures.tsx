import { AcJointInjury } from './ac-joint-injury.tsx'
import { AchillesTendinopathy } from './achilles-tendinopathy.tsx'
import { AclInjury } from './acl-injury.tsx'
import { ActiveWithOsteoarthritis } from './active-with-osteoarthritis.tsx'
import { Activity } from './activity.tsx'
import { AcuteTorticollis } from './acute-torticollis.tsx'
import { Ankle } from './ankle.tsx'
import { AnkylosingSpondylitis } from './ankylosing-spondylitis.tsx'
import { BakersCyst } from './bakers-cyst.tsx'
import { BicepsTendinopathy } from './biceps-tendinopathy.tsx'
import { Bppv } from './bppv.tsx'
import { Bruxism } from './bruxism.tsx'
import { CalcificTendinopathy } from './calcific-tendinopathy.tsx'
import { CalfStrain } from './calf-strain.tsx'
import { CervicalRadiculopathy } from './cervical-radiculopathy.tsx'
import { CervicogenicHeadache } from './cervicogenic-headache.tsx'
import { Chiropractor } from './chiropractor.tsx'
import { ChronicLowBackPain } from './chronic-low-back-pain.tsx'
import { DiastasisRecti } from './diastasis-recti.tsx'
import { DiscHerniation } from './disc-herniation.tsx'
import { DistalBicepsTendon } from './distal-biceps-tendon.tsx'
import { FacetJointPain } from './facet-joint-pain.tsx'
import { FemoroacetabularImpingement } from './femoroacetabular-impingement.tsx'
import { FlatFeet } from './flat-feet.tsx'
import { FoodForMuscles } from './food-for-muscles.tsx'
import { FrozenShoulder } from './frozen-shoulder.tsx'
import { GreaterTrochantericPain } from './greater-trochanteric-pain.tsx'
import { GroinInjury } from './groin-injury.tsx'
import { Gym } from './gym.tsx'
import { HalluxValgus } from './hallux-valgus.tsx'
import { HamstringInjury } from './hamstring-injury.tsx'
import { HandOsteoarthritis } from './hand-osteoarthritis.tsx'
import { HeelSpur } from './heel-spur.tsx'
import { HipOsteoarthritis } from './hip-osteoarthritis.tsx'
import { Incontinence } from './incontinence.tsx'
import { Injections } from './injections.tsx'
import { Insoles } from './insoles.tsx'
import { InsolesCustom } from './insoles-custom.tsx'
import { InsolesRunning } from './insoles-running.tsx'
import { JointProblems } from './joint-problems.tsx'
import { JumpersKnee } from './jumpers-knee.tsx'
import { KneeOsteoarthritis } from './knee-osteoarthritis.tsx'
import { LabralTear } from './labral-tear.tsx'
import { LowBack } from './low-back.tsx'
import { LumbarSpinalStenosis } from './lumbar-spinal-stenosis.tsx'
import { Manometry } from './manometry.tsx'
import { MclInjury } from './mcl-injury.tsx'
import { Meniscus } from './meniscus.tsx'
import { Metatarsalgia } from './metatarsalgia.tsx'
import { Migraine } from './migraine.tsx'
import { MortonsNeuroma } from './mortons-neuroma.tsx'
import { MunicipalAndPrivate } from './municipal-and-private.tsx'
import { NeckMusclePain } from './neck-muscle-pain.tsx'
import { NeckProlapse } from './neck-prolapse.tsx'
import { OlecranonBursitis } from './olecranon-bursitis.tsx'
import { OsgoodSchlatter } from './osgood-schlatter.tsx'
import { Osteopathy } from './osteopathy.tsx'
import { PatellarDislocation } from './patellar-dislocation.tsx'
import { PatellofemoralPain } from './patellofemoral-pain.tsx'
import { PelvicFloor } from './pelvic-floor.tsx'
import { PelvicGirdlePain } from './pelvic-girdle-pain.tsx'
import { Personaltrainer } from './personaltrainer.tsx'
import { PhysicalDizziness } from './physical-dizziness.tsx'
import { PhysicalExerciseAtWork } from './physical-exercise-at-work.tsx'
import { PhysicalVideo } from './physical-video.tsx'
import { PhysicalVulvodynia } from './physical-vulvodynia.tsx'
import { PhysioMunicipal } from './physio-municipal.tsx'
import { Physiocoach } from './physiocoach.tsx'
import { PiriformisSyndrome } from './piriformis-syndrome.tsx'
import { PlantarFasciitis } from './plantar-fasciitis.tsx'
import { PostpartumExercise } from './postpartum-exercise.tsx'
import { PregnancyExercise } from './pregnancy-exercise.tsx'
import { PregnancyPelvicPain } from './pregnancy-pelvic-pain.tsx'
import { QuadricepsStrain } from './quadriceps-strain.tsx'
import { RotatorCuffTear } from './rotator-cuff-tear.tsx'
import { RunnersKnee } from './runners-knee.tsx'
import { RunningAnalysis } from './running-analysis.tsx'
import { SacroiliacJointPain } from './sacroiliac-joint-pain.tsx'
import { Sciatica } from './sciatica.tsx'
import { Scoliosis } from './scoliosis.tsx'
import { SeniorExercise } from './senior-exercise.tsx'
import { ShinSplints } from './shin-splints.tsx'
import { ShockWave } from './shock-wave.tsx'
import { ShockWaveElbow } from './shock-wave-elbow.tsx'
import { ShockWaveHeel } from './shock-wave-heel.tsx'
import { ShockWaveShoulder } from './shock-wave-shoulder.tsx'
import { ShoulderDislocation } from './shoulder-dislocation.tsx'
import { Sitting } from './sitting.tsx'
import { SleepInPain } from './sleep-in-pain.tsx'
import { Spondylolisthesis } from './spondylolisthesis.tsx'
import { StressFracture } from './stress-fracture.tsx'
import { SubacromialPain } from './subacromial-pain.tsx'
import { Tenniselbow } from './tenniselbow.tsx'
import { TensionHeadache } from './tension-headache.tsx'
import { TextNeck } from './text-neck.tsx'
import { ThoracicOutlet } from './thoracic-outlet.tsx'
import { ThoracicPain } from './thoracic-pain.tsx'
import { Tmd } from './tmd.tsx'
import { UlnarNerveEntrapment } from './ulnar-nerve-entrapment.tsx'
import { Ultrasound } from './ultrasound.tsx'
import { UltrasoundAnkle } from './ultrasound-ankle.tsx'
import { UltrasoundElbow } from './ultrasound-elbow.tsx'
import { UltrasoundHip } from './ultrasound-hip.tsx'
import { UltrasoundKnee } from './ultrasound-knee.tsx'
import { UltrasoundShoulder } from './ultrasound-shoulder.tsx'
import { UltrasoundWrist } from './ultrasound-wrist.tsx'
import { WeekendPhysio } from './weekend-physio.tsx'
import { Whiplash } from './whiplash.tsx'

export const physicalPictures = {
  'ac-joint-injury': AcJointInjury,
  'achilles-tendinopathy': AchillesTendinopathy,
  'acl-injury': AclInjury,
  'active-with-osteoarthritis': ActiveWithOsteoarthritis,
  activity: Activity,
  'acute-torticollis': AcuteTorticollis,
  ankle: Ankle,
  'ankylosing-spondylitis': AnkylosingSpondylitis,
  'bakers-cyst': BakersCyst,
  'biceps-tendinopathy': BicepsTendinopathy,
  bppv: Bppv,
  bruxism: Bruxism,
  'calcific-tendinopathy': CalcificTendinopathy,
  'calf-strain': CalfStrain,
  'cervical-radiculopathy': CervicalRadiculopathy,
  'cervicogenic-headache': CervicogenicHeadache,
  chiropractor: Chiropractor,
  'chronic-low-back-pain': ChronicLowBackPain,
  'diastasis-recti': DiastasisRecti,
  'disc-herniation': DiscHerniation,
  'distal-biceps-tendon': DistalBicepsTendon,
  'facet-joint-pain': FacetJointPain,
  'femoroacetabular-impingement': FemoroacetabularImpingement,
  'flat-feet': FlatFeet,
  'food-for-muscles': FoodForMuscles,
  'frozen-shoulder': FrozenShoulder,
  'greater-trochanteric-pain': GreaterTrochantericPain,
  'groin-injury': GroinInjury,
  gym: Gym,
  'hallux-valgus': HalluxValgus,
  'hamstring-injury': HamstringInjury,
  'hand-osteoarthritis': HandOsteoarthritis,
  'heel-spur': HeelSpur,
  'hip-osteoarthritis': HipOsteoarthritis,
  incontinence: Incontinence,
  injections: Injections,
  insoles: Insoles,
  'insoles-custom': InsolesCustom,
  'insoles-running': InsolesRunning,
  'joint-problems': JointProblems,
  'jumpers-knee': JumpersKnee,
  'knee-osteoarthritis': KneeOsteoarthritis,
  'labral-tear': LabralTear,
  'low-back': LowBack,
  'lumbar-spinal-stenosis': LumbarSpinalStenosis,
  manometry: Manometry,
  'mcl-injury': MclInjury,
  meniscus: Meniscus,
  metatarsalgia: Metatarsalgia,
  migraine: Migraine,
  'mortons-neuroma': MortonsNeuroma,
  'municipal-and-private': MunicipalAndPrivate,
  'neck-muscle-pain': NeckMusclePain,
  'neck-prolapse': NeckProlapse,
  'olecranon-bursitis': OlecranonBursitis,
  'osgood-schlatter': OsgoodSchlatter,
  osteopathy: Osteopathy,
  'patellar-dislocation': PatellarDislocation,
  'patellofemoral-pain': PatellofemoralPain,
  'pelvic-floor': PelvicFloor,
  'pelvic-girdle-pain': PelvicGirdlePain,
  personaltrainer: Personaltrainer,
  'physical-dizziness': PhysicalDizziness,
  'physical-exercise-at-work': PhysicalExerciseAtWork,
  'physical-video': PhysicalVideo,
  'physical-vulvodynia': PhysicalVulvodynia,
  'physio-municipal': PhysioMunicipal,
  physiocoach: Physiocoach,
  'piriformis-syndrome': PiriformisSyndrome,
  'plantar-fasciitis': PlantarFasciitis,
  'postpartum-exercise': PostpartumExercise,
  'pregnancy-exercise': PregnancyExercise,
  'pregnancy-pelvic-pain': PregnancyPelvicPain,
  'quadriceps-strain': QuadricepsStrain,
  'rotator-cuff-tear': RotatorCuffTear,
  'runners-knee': RunnersKnee,
  'running-analysis': RunningAnalysis,
  'sacroiliac-joint-pain': SacroiliacJointPain,
  sciatica: Sciatica,
  scoliosis: Scoliosis,
  'senior-exercise': SeniorExercise,
  'shin-splints': ShinSplints,
  'shock-wave': ShockWave,
  'shock-wave-elbow': ShockWaveElbow,
  'shock-wave-heel': ShockWaveHeel,
  'shock-wave-shoulder': ShockWaveShoulder,
  'shoulder-dislocation': ShoulderDislocation,
  sitting: Sitting,
  'sleep-in-pain': SleepInPain,
  spondylolisthesis: Spondylolisthesis,
  'stress-fracture': StressFracture,
  'subacromial-pain': SubacromialPain,
  tenniselbow: Tenniselbow,
  'tension-headache': TensionHeadache,
  'text-neck': TextNeck,
  'thoracic-outlet': ThoracicOutlet,
  'thoracic-pain': ThoracicPain,
  tmd: Tmd,
  'ulnar-nerve-entrapment': UlnarNerveEntrapment,
  ultrasound: Ultrasound,
  'ultrasound-ankle': UltrasoundAnkle,
  'ultrasound-elbow': UltrasoundElbow,
  'ultrasound-hip': UltrasoundHip,
  'ultrasound-knee': UltrasoundKnee,
  'ultrasound-shoulder': UltrasoundShoulder,
  'ultrasound-wrist': UltrasoundWrist,
  'weekend-physio': WeekendPhysio,
  whiplash: Whiplash,
}

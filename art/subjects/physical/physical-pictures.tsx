import { AcuteTorticollis } from './back-and-neck/acute-torticollis.tsx'
import { AnkylosingSpondylitis } from './back-and-neck/ankylosing-spondylitis.tsx'
import { CervicalRadiculopathy } from './back-and-neck/cervical-radiculopathy.tsx'
import { ChronicLowBackPain } from './back-and-neck/chronic-low-back-pain.tsx'
import { DiscHerniation } from './back-and-neck/disc-herniation.tsx'
import { FacetJointPain } from './back-and-neck/facet-joint-pain.tsx'
import { LowBack } from './back-and-neck/low-back.tsx'
import { LumbarSpinalStenosis } from './back-and-neck/lumbar-spinal-stenosis.tsx'
import { NeckMusclePain } from './back-and-neck/neck-muscle-pain.tsx'
import { NeckProlapse } from './back-and-neck/neck-prolapse.tsx'
import { PiriformisSyndrome } from './back-and-neck/piriformis-syndrome.tsx'
import { SacroiliacJointPain } from './back-and-neck/sacroiliac-joint-pain.tsx'
import { Sciatica } from './back-and-neck/sciatica.tsx'
import { Scoliosis } from './back-and-neck/scoliosis.tsx'
import { Spondylolisthesis } from './back-and-neck/spondylolisthesis.tsx'
import { TextNeck } from './back-and-neck/text-neck.tsx'
import { ThoracicOutlet } from './back-and-neck/thoracic-outlet.tsx'
import { ThoracicPain } from './back-and-neck/thoracic-pain.tsx'
import { Whiplash } from './back-and-neck/whiplash.tsx'
import { AchillesTendinopathy } from './foot-and-leg/achilles-tendinopathy.tsx'
import { Ankle } from './foot-and-leg/ankle.tsx'
import { CalfStrain } from './foot-and-leg/calf-strain.tsx'
import { FlatFeet } from './foot-and-leg/flat-feet.tsx'
import { HalluxValgus } from './foot-and-leg/hallux-valgus.tsx'
import { HeelSpur } from './foot-and-leg/heel-spur.tsx'
import { Metatarsalgia } from './foot-and-leg/metatarsalgia.tsx'
import { MortonsNeuroma } from './foot-and-leg/mortons-neuroma.tsx'
import { PlantarFasciitis } from './foot-and-leg/plantar-fasciitis.tsx'
import { ShinSplints } from './foot-and-leg/shin-splints.tsx'
import { StressFracture } from './foot-and-leg/stress-fracture.tsx'
import { Bppv } from './head/bppv.tsx'
import { Bruxism } from './head/bruxism.tsx'
import { CervicogenicHeadache } from './head/cervicogenic-headache.tsx'
import { Migraine } from './head/migraine.tsx'
import { PhysicalDizziness } from './head/physical-dizziness.tsx'
import { TensionHeadache } from './head/tension-headache.tsx'
import { Tmd } from './head/tmd.tsx'
import { FemoroacetabularImpingement } from './hip-and-thigh/femoroacetabular-impingement.tsx'
import { GreaterTrochantericPain } from './hip-and-thigh/greater-trochanteric-pain.tsx'
import { GroinInjury } from './hip-and-thigh/groin-injury.tsx'
import { HamstringInjury } from './hip-and-thigh/hamstring-injury.tsx'
import { HipOsteoarthritis } from './hip-and-thigh/hip-osteoarthritis.tsx'
import { LabralTear } from './hip-and-thigh/labral-tear.tsx'
import { QuadricepsStrain } from './hip-and-thigh/quadriceps-strain.tsx'
import { AclInjury } from './knee/acl-injury.tsx'
import { BakersCyst } from './knee/bakers-cyst.tsx'
import { JumpersKnee } from './knee/jumpers-knee.tsx'
import { KneeOsteoarthritis } from './knee/knee-osteoarthritis.tsx'
import { MclInjury } from './knee/mcl-injury.tsx'
import { Meniscus } from './knee/meniscus.tsx'
import { OsgoodSchlatter } from './knee/osgood-schlatter.tsx'
import { PatellarDislocation } from './knee/patellar-dislocation.tsx'
import { PatellofemoralPain } from './knee/patellofemoral-pain.tsx'
import { RunnersKnee } from './knee/runners-knee.tsx'
import { DiastasisRecti } from './pelvis/diastasis-recti.tsx'
import { Incontinence } from './pelvis/incontinence.tsx'
import { Manometry } from './pelvis/manometry.tsx'
import { PelvicFloor } from './pelvis/pelvic-floor.tsx'
import { PelvicGirdlePain } from './pelvis/pelvic-girdle-pain.tsx'
import { PhysicalVulvodynia } from './pelvis/physical-vulvodynia.tsx'
import { PostpartumExercise } from './pelvis/postpartum-exercise.tsx'
import { PregnancyExercise } from './pelvis/pregnancy-exercise.tsx'
import { PregnancyPelvicPain } from './pelvis/pregnancy-pelvic-pain.tsx'
import { Chiropractor } from './services/chiropractor.tsx'
import { Injections } from './services/injections.tsx'
import { Insoles } from './services/insoles.tsx'
import { InsolesCustom } from './services/insoles-custom.tsx'
import { InsolesRunning } from './services/insoles-running.tsx'
import { MunicipalAndPrivate } from './services/municipal-and-private.tsx'
import { Osteopathy } from './services/osteopathy.tsx'
import { PhysicalVideo } from './services/physical-video.tsx'
import { PhysioMunicipal } from './services/physio-municipal.tsx'
import { ShockWave } from './services/shock-wave.tsx'
import { ShockWaveElbow } from './services/shock-wave-elbow.tsx'
import { ShockWaveHeel } from './services/shock-wave-heel.tsx'
import { ShockWaveShoulder } from './services/shock-wave-shoulder.tsx'
import { Ultrasound } from './services/ultrasound.tsx'
import { UltrasoundAnkle } from './services/ultrasound-ankle.tsx'
import { UltrasoundElbow } from './services/ultrasound-elbow.tsx'
import { UltrasoundHip } from './services/ultrasound-hip.tsx'
import { UltrasoundKnee } from './services/ultrasound-knee.tsx'
import { UltrasoundShoulder } from './services/ultrasound-shoulder.tsx'
import { UltrasoundWrist } from './services/ultrasound-wrist.tsx'
import { WeekendPhysio } from './services/weekend-physio.tsx'
import { AcJointInjury } from './shoulder-and-arm/ac-joint-injury.tsx'
import { BicepsTendinopathy } from './shoulder-and-arm/biceps-tendinopathy.tsx'
import { CalcificTendinopathy } from './shoulder-and-arm/calcific-tendinopathy.tsx'
import { DistalBicepsTendon } from './shoulder-and-arm/distal-biceps-tendon.tsx'
import { FrozenShoulder } from './shoulder-and-arm/frozen-shoulder.tsx'
import { HandOsteoarthritis } from './shoulder-and-arm/hand-osteoarthritis.tsx'
import { OlecranonBursitis } from './shoulder-and-arm/olecranon-bursitis.tsx'
import { RotatorCuffTear } from './shoulder-and-arm/rotator-cuff-tear.tsx'
import { ShoulderDislocation } from './shoulder-and-arm/shoulder-dislocation.tsx'
import { SubacromialPain } from './shoulder-and-arm/subacromial-pain.tsx'
import { Tenniselbow } from './shoulder-and-arm/tenniselbow.tsx'
import { UlnarNerveEntrapment } from './shoulder-and-arm/ulnar-nerve-entrapment.tsx'
import { ActiveWithOsteoarthritis } from './training/active-with-osteoarthritis.tsx'
import { Activity } from './training/activity.tsx'
import { FoodForMuscles } from './training/food-for-muscles.tsx'
import { Gym } from './training/gym.tsx'
import { JointProblems } from './training/joint-problems.tsx'
import { Personaltrainer } from './training/personaltrainer.tsx'
import { PhysicalExerciseAtWork } from './training/physical-exercise-at-work.tsx'
import { Physiocoach } from './training/physiocoach.tsx'
import { RunningAnalysis } from './training/running-analysis.tsx'
import { SeniorExercise } from './training/senior-exercise.tsx'
import { Sitting } from './training/sitting.tsx'
import { SleepInPain } from './training/sleep-in-pain.tsx'

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

import type { ComponentType } from 'react'
import type { Shape } from '../shapes.ts'
import { Acne } from './acne.tsx'
import { Adhd } from './adhd.tsx'
import { Airline } from './airline.tsx'
import { Anaemia } from './anaemia.tsx'
import { Anaphylaxis } from './anaphylaxis.tsx'
import { Ankle } from './ankle.tsx'
import { Anxiety } from './anxiety.tsx'
import { Asthma } from './asthma.tsx'
import { BacterialVaginosis } from './bacterial-vaginosis.tsx'
import { BloodClot } from './blood-clot.tsx'
import { Bronchitis } from './bronchitis.tsx'
import { Burnout } from './burnout.tsx'
import { Cellulitis } from './cellulitis.tsx'
import { ChestPain } from './chest-pain.tsx'
import { Chiropractor } from './chiropractor.tsx'
import { Coffee } from './coffee.tsx'
import { ColdSores } from './cold-sores.tsx'
import { CommonCold } from './common-cold.tsx'
import { Concussion } from './concussion.tsx'
import { Constipation } from './constipation.tsx'
import { Copd } from './copd.tsx'
import { Cough } from './cough.tsx'
import { CyclePicture } from './cycle.tsx'
import { Depression } from './depression.tsx'
import { Diabetes } from './diabetes.tsx'
import { DiscHerniation } from './disc-herniation.tsx'
import { Doctor } from './doctor.tsx'
import { Ear } from './ear.tsx'
import { Eczema } from './eczema.tsx'
import { EmergencyContraception } from './emergency-contraception.tsx'
import { EnlargedProstate } from './enlarged-prostate.tsx'
import { Eye } from './eye.tsx'
import { FrozenShoulder } from './frozen-shoulder.tsx'
import { Gallstones } from './gallstones.tsx'
import { Gastroenteritis } from './gastroenteritis.tsx'
import { Glasses } from './glasses.tsx'
import { Gym } from './gym.tsx'
import { Haemorrhoids } from './haemorrhoids.tsx'
import { HeadLice } from './head-lice.tsx'
import { HealthCheck } from './health-check.tsx'
import { Hives } from './hives.tsx'
import { Ibs } from './ibs.tsx'
import { Insoles } from './insoles.tsx'
import { Insomnia } from './insomnia.tsx'
import { Insurance } from './insurance.tsx'
import { IronDeficiency } from './iron-deficiency.tsx'
import { KidneyInfection } from './kidney-infection.tsx'
import { LowBack } from './low-back.tsx'
import { Melanoma } from './melanoma.tsx'
import { Meniscus } from './meniscus.tsx'
import { Menopause } from './menopause.tsx'
import { Microscope } from './microscope.tsx'
import { Migraine } from './migraine.tsx'
import { Miscarriage } from './miscarriage.tsx'
import { Moles } from './moles.tsx'
import { Mononucleosis } from './mononucleosis.tsx'
import { NailFungus } from './nail-fungus.tsx'
import { Occupational } from './occupational.tsx'
import { OveractiveThyroid } from './overactive-thyroid.tsx'
import { Palpitations } from './palpitations.tsx'
import { PanicAttacks } from './panic-attacks.tsx'
import { Prescription } from './prescription.tsx'
import { Press } from './press.tsx'
import { Prices } from './prices.tsx'
import { Psoriasis } from './psoriasis.tsx'
import { RapidTest } from './rapid-test.tsx'
import { Referral } from './referral.tsx'
import { Ringworm } from './ringworm.tsx'
import { Rosacea } from './rosacea.tsx'
import { RunnersKnee } from './runners-knee.tsx'
import { Scabies } from './scabies.tsx'
import { Shingles } from './shingles.tsx'
import { ShockWave } from './shock-wave.tsx'
import { SickLeave } from './sick-leave.tsx'
import { Sleep } from './sleep.tsx'
import { Smoking } from './smoking.tsx'
import { StomachPain } from './stomach-pain.tsx'
import { StrepThroat } from './strep-throat.tsx'
import { Stress } from './stress.tsx'
import { Student } from './student.tsx'
import { TensionHeadache } from './tension-headache.tsx'
import { TestKit } from './test-kit.tsx'
import { TesticularPain } from './testicular-pain.tsx'
import { TickBites } from './tick-bites.tsx'
import { Tourist } from './tourist.tsx'
import { Ultrasound } from './ultrasound.tsx'
import { UnderactiveThyroid } from './underactive-thyroid.tsx'
import { Urgency } from './urgency.tsx'
import { Urine } from './urine.tsx'
import { Vaccine } from './vaccine.tsx'
import { Vertigo } from './vertigo.tsx'
import { Video } from './video.tsx'
import { VitaminB12 } from './vitamin-b12.tsx'
import { VitaminD } from './vitamin-d.tsx'
import { Warts } from './warts.tsx'
import { Whiplash } from './whiplash.tsx'
import { YeastInfection } from './yeast-infection.tsx'

/** Pictures of one subject: a condition, a treatment, an errand. */
export const subjects: Record<string, { shape: Shape; Picture: ComponentType }> = {
  acne: { shape: 'scene', Picture: Acne },
  adhd: { shape: 'scene', Picture: Adhd },
  airline: { shape: 'scene', Picture: Airline },
  anaemia: { shape: 'scene', Picture: Anaemia },
  anaphylaxis: { shape: 'scene', Picture: Anaphylaxis },
  ankle: { shape: 'body', Picture: Ankle },
  anxiety: { shape: 'scene', Picture: Anxiety },
  asthma: { shape: 'scene', Picture: Asthma },
  'bacterial-vaginosis': { shape: 'scene', Picture: BacterialVaginosis },
  'blood-clot': { shape: 'scene', Picture: BloodClot },
  bronchitis: { shape: 'scene', Picture: Bronchitis },
  burnout: { shape: 'scene', Picture: Burnout },
  cellulitis: { shape: 'scene', Picture: Cellulitis },
  'chest-pain': { shape: 'scene', Picture: ChestPain },
  chiropractor: { shape: 'scene', Picture: Chiropractor },
  coffee: { shape: 'scene', Picture: Coffee },
  'cold-sores': { shape: 'scene', Picture: ColdSores },
  'common-cold': { shape: 'scene', Picture: CommonCold },
  concussion: { shape: 'scene', Picture: Concussion },
  constipation: { shape: 'scene', Picture: Constipation },
  copd: { shape: 'scene', Picture: Copd },
  cough: { shape: 'scene', Picture: Cough },
  cycle: { shape: 'scene', Picture: CyclePicture },
  depression: { shape: 'scene', Picture: Depression },
  diabetes: { shape: 'scene', Picture: Diabetes },
  'disc-herniation': { shape: 'body', Picture: DiscHerniation },
  doctor: { shape: 'scene', Picture: Doctor },
  ear: { shape: 'scene', Picture: Ear },
  eczema: { shape: 'scene', Picture: Eczema },
  'emergency-contraception': { shape: 'scene', Picture: EmergencyContraception },
  'enlarged-prostate': { shape: 'scene', Picture: EnlargedProstate },
  eye: { shape: 'scene', Picture: Eye },
  'frozen-shoulder': { shape: 'body', Picture: FrozenShoulder },
  gallstones: { shape: 'scene', Picture: Gallstones },
  gastroenteritis: { shape: 'scene', Picture: Gastroenteritis },
  glasses: { shape: 'scene', Picture: Glasses },
  gym: { shape: 'scene', Picture: Gym },
  haemorrhoids: { shape: 'scene', Picture: Haemorrhoids },
  'head-lice': { shape: 'scene', Picture: HeadLice },
  'health-check': { shape: 'scene', Picture: HealthCheck },
  hives: { shape: 'scene', Picture: Hives },
  ibs: { shape: 'scene', Picture: Ibs },
  insoles: { shape: 'scene', Picture: Insoles },
  insomnia: { shape: 'scene', Picture: Insomnia },
  insurance: { shape: 'scene', Picture: Insurance },
  'iron-deficiency': { shape: 'scene', Picture: IronDeficiency },
  'kidney-infection': { shape: 'scene', Picture: KidneyInfection },
  'low-back': { shape: 'body', Picture: LowBack },
  melanoma: { shape: 'scene', Picture: Melanoma },
  meniscus: { shape: 'body', Picture: Meniscus },
  menopause: { shape: 'scene', Picture: Menopause },
  microscope: { shape: 'scene', Picture: Microscope },
  migraine: { shape: 'body', Picture: Migraine },
  miscarriage: { shape: 'scene', Picture: Miscarriage },
  moles: { shape: 'scene', Picture: Moles },
  mononucleosis: { shape: 'scene', Picture: Mononucleosis },
  'nail-fungus': { shape: 'scene', Picture: NailFungus },
  occupational: { shape: 'scene', Picture: Occupational },
  'overactive-thyroid': { shape: 'scene', Picture: OveractiveThyroid },
  palpitations: { shape: 'scene', Picture: Palpitations },
  'panic-attacks': { shape: 'scene', Picture: PanicAttacks },
  prescription: { shape: 'scene', Picture: Prescription },
  press: { shape: 'scene', Picture: Press },
  prices: { shape: 'scene', Picture: Prices },
  psoriasis: { shape: 'scene', Picture: Psoriasis },
  'rapid-test': { shape: 'scene', Picture: RapidTest },
  referral: { shape: 'scene', Picture: Referral },
  ringworm: { shape: 'scene', Picture: Ringworm },
  rosacea: { shape: 'scene', Picture: Rosacea },
  'runners-knee': { shape: 'body', Picture: RunnersKnee },
  scabies: { shape: 'scene', Picture: Scabies },
  shingles: { shape: 'scene', Picture: Shingles },
  'shock-wave': { shape: 'scene', Picture: ShockWave },
  'sick-leave': { shape: 'scene', Picture: SickLeave },
  smoking: { shape: 'scene', Picture: Smoking },
  'stomach-pain': { shape: 'scene', Picture: StomachPain },
  sleep: { shape: 'scene', Picture: Sleep },
  'strep-throat': { shape: 'scene', Picture: StrepThroat },
  stress: { shape: 'scene', Picture: Stress },
  student: { shape: 'scene', Picture: Student },
  'tension-headache': { shape: 'body', Picture: TensionHeadache },
  'test-kit': { shape: 'scene', Picture: TestKit },
  'testicular-pain': { shape: 'scene', Picture: TesticularPain },
  'tick-bites': { shape: 'scene', Picture: TickBites },
  tourist: { shape: 'scene', Picture: Tourist },
  ultrasound: { shape: 'scene', Picture: Ultrasound },
  'underactive-thyroid': { shape: 'scene', Picture: UnderactiveThyroid },
  urgency: { shape: 'scene', Picture: Urgency },
  urine: { shape: 'scene', Picture: Urine },
  vaccine: { shape: 'scene', Picture: Vaccine },
  vertigo: { shape: 'scene', Picture: Vertigo },
  video: { shape: 'scene', Picture: Video },
  'vitamin-b12': { shape: 'scene', Picture: VitaminB12 },
  'vitamin-d': { shape: 'scene', Picture: VitaminD },
  warts: { shape: 'scene', Picture: Warts },
  whiplash: { shape: 'body', Picture: Whiplash },
  'yeast-infection': { shape: 'scene', Picture: YeastInfection },
}

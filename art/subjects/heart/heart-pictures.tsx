import { Anaemia } from './anaemia.tsx'
import { AtrialFibrillation } from './atrial-fibrillation.tsx'
import { BloodClot } from './blood-clot.tsx'
import { ChestPain } from './chest-pain.tsx'
import { Diabetes } from './diabetes.tsx'
import { Dizziness } from './dizziness.tsx'
import { Fainting } from './fainting.tsx'
import { Fatigue } from './fatigue.tsx'
import { Gout } from './gout.tsx'
import { HighBloodPressure } from './high-blood-pressure.tsx'
import { HighCholesterol } from './high-cholesterol.tsx'
import { IronDeficiency } from './iron-deficiency.tsx'
import { MedicalWeightLoss } from './medical-weight-loss.tsx'
import { Obesity } from './obesity.tsx'
import { OveractiveThyroid } from './overactive-thyroid.tsx'
import { Palpitations } from './palpitations.tsx'
import { Prediabetes } from './prediabetes.tsx'
import { SwollenLegs } from './swollen-legs.tsx'
import { Tia } from './tia.tsx'
import { UnderactiveThyroid } from './underactive-thyroid.tsx'
import { VaricoseVeins } from './varicose-veins.tsx'
import { VitaminB12 } from './vitamin-b12.tsx'
import { VitaminD } from './vitamin-d.tsx'
import { WeightLoss } from './weight-loss.tsx'
import { WeightLossCriteria } from './weight-loss-criteria.tsx'
import { WeightLossDigitalPreparation } from './weight-loss-digital-preparation.tsx'
import { WeightLossMedications } from './weight-loss-medications.tsx'
import { WeightLossMen } from './weight-loss-men.tsx'
import { WeightLossResults } from './weight-loss-results.tsx'
import { WeightLossWomen } from './weight-loss-women.tsx'

export const heartPictures = {
  anaemia: Anaemia,
  'atrial-fibrillation': AtrialFibrillation,
  'blood-clot': BloodClot,
  'chest-pain': ChestPain,
  diabetes: Diabetes,
  dizziness: Dizziness,
  fainting: Fainting,
  fatigue: Fatigue,
  gout: Gout,
  'high-blood-pressure': HighBloodPressure,
  'high-cholesterol': HighCholesterol,
  'iron-deficiency': IronDeficiency,
  'medical-weight-loss': MedicalWeightLoss,
  obesity: Obesity,
  'overactive-thyroid': OveractiveThyroid,
  palpitations: Palpitations,
  prediabetes: Prediabetes,
  'swollen-legs': SwollenLegs,
  tia: Tia,
  'underactive-thyroid': UnderactiveThyroid,
  'varicose-veins': VaricoseVeins,
  'vitamin-b12': VitaminB12,
  'vitamin-d': VitaminD,
  'weight-loss': WeightLoss,
  'weight-loss-criteria': WeightLossCriteria,
  'weight-loss-digital-preparation': WeightLossDigitalPreparation,
  'weight-loss-medications': WeightLossMedications,
  'weight-loss-men': WeightLossMen,
  'weight-loss-results': WeightLossResults,
  'weight-loss-women': WeightLossWomen,
}

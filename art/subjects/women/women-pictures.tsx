import { Abdominalpain } from './abdominalpain.tsx'
import { Abortion } from './abortion.tsx'
import { BacterialVaginosis } from './bacterial-vaginosis.tsx'
import { BreastLump } from './breast-lump.tsx'
import { Breastfeeding } from './breastfeeding.tsx'
import { CellChanges } from './cell-changes.tsx'
import { CervicalScreening } from './cervical-screening.tsx'
import { Contraceptives } from './contraceptives.tsx'
import { EarlyPregnancy } from './early-pregnancy.tsx'
import { EggFreezing } from './egg-freezing.tsx'
import { EmergencyContraception } from './emergency-contraception.tsx'
import { Endometriosis } from './endometriosis.tsx'
import { FertilityAssessment } from './fertility-assessment.tsx'
import { Fibroids } from './fibroids.tsx'
import { GynecologistConsultation } from './gynecologist-consultation.tsx'
import { GynecologistFertility } from './gynecologist-fertility.tsx'
import { GynecologistMenopause } from './gynecologist-menopause.tsx'
import { GynecologistPregnancy } from './gynecologist-pregnancy.tsx'
import { GynecologyUltrasound } from './gynecology-ultrasound.tsx'
import { HeavyPeriods } from './heavy-periods.tsx'
import { HormoneTherapy } from './hormone-therapy.tsx'
import { Implant } from './implant.tsx'
import { Infertility } from './infertility.tsx'
import { IrregularPeriods } from './irregular-periods.tsx'
import { Iud } from './iud.tsx'
import { Ivf } from './ivf.tsx'
import { Mastitis } from './mastitis.tsx'
import { Menopause } from './menopause.tsx'
import { MenopauseOslo } from './menopause-oslo.tsx'
import { Midwife } from './midwife.tsx'
import { Miscarriage } from './miscarriage.tsx'
import { MorningSickness } from './morning-sickness.tsx'
import { OvarianCysts } from './ovarian-cysts.tsx'
import { PainfulPeriods } from './painful-periods.tsx'
import { PainfulSex } from './painful-sex.tsx'
import { Pcos } from './pcos.tsx'
import { Pills } from './pills.tsx'
import { Pms } from './pms.tsx'
import { PregnancyUltrasound } from './pregnancy-ultrasound.tsx'
import { Prolapse } from './prolapse.tsx'
import { UrineLeakage } from './urine-leakage.tsx'
import { VaginalDischarge } from './vaginal-discharge.tsx'
import { Vaginismus } from './vaginismus.tsx'
import { Vulvodynia } from './vulvodynia.tsx'
import { YeastInfection } from './yeast-infection.tsx'

export const womenPictures = {
  abdominalpain: Abdominalpain,
  abortion: Abortion,
  'bacterial-vaginosis': BacterialVaginosis,
  'breast-lump': BreastLump,
  breastfeeding: Breastfeeding,
  'cell-changes': CellChanges,
  'cervical-screening': CervicalScreening,
  contraceptives: Contraceptives,
  'early-pregnancy': EarlyPregnancy,
  'egg-freezing': EggFreezing,
  'emergency-contraception': EmergencyContraception,
  endometriosis: Endometriosis,
  'fertility-assessment': FertilityAssessment,
  fibroids: Fibroids,
  'gynecologist-consultation': GynecologistConsultation,
  'gynecologist-fertility': GynecologistFertility,
  'gynecologist-menopause': GynecologistMenopause,
  'gynecologist-pregnancy': GynecologistPregnancy,
  'gynecology-ultrasound': GynecologyUltrasound,
  'heavy-periods': HeavyPeriods,
  'hormone-therapy': HormoneTherapy,
  implant: Implant,
  infertility: Infertility,
  'irregular-periods': IrregularPeriods,
  iud: Iud,
  ivf: Ivf,
  mastitis: Mastitis,
  menopause: Menopause,
  'menopause-oslo': MenopauseOslo,
  midwife: Midwife,
  miscarriage: Miscarriage,
  'morning-sickness': MorningSickness,
  'ovarian-cysts': OvarianCysts,
  'painful-periods': PainfulPeriods,
  'painful-sex': PainfulSex,
  pcos: Pcos,
  pills: Pills,
  pms: Pms,
  'pregnancy-ultrasound': PregnancyUltrasound,
  prolapse: Prolapse,
  'urine-leakage': UrineLeakage,
  'vaginal-discharge': VaginalDischarge,
  vaginismus: Vaginismus,
  vulvodynia: Vulvodynia,
  'yeast-infection': YeastInfection,
}

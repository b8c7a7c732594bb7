import { Acne } from './acne.tsx'
import { AcneclinicKristiansand } from './acneclinic-kristiansand.tsx'
import { Acnepackage } from './acnepackage.tsx'
import { ActinicKeratosis } from './actinic-keratosis.tsx'
import { AlopeciaAreata } from './alopecia-areata.tsx'
import { AthletesFoot } from './athletes-foot.tsx'
import { AtopicEczema } from './atopic-eczema.tsx'
import { BasalCellCarcinoma } from './basal-cell-carcinoma.tsx'
import { Boils } from './boils.tsx'
import { Burns } from './burns.tsx'
import { Cellulitis } from './cellulitis.tsx'
import { ColdSores } from './cold-sores.tsx'
import { ContactEczema } from './contact-eczema.tsx'
import { Dandruff } from './dandruff.tsx'
import { Dermatologynurse } from './dermatologynurse.tsx'
import { DrySkin } from './dry-skin.tsx'
import { Eczema } from './eczema.tsx'
import { ExcessiveSweating } from './excessive-sweating.tsx'
import { Folliculitis } from './folliculitis.tsx'
import { HairLoss } from './hair-loss.tsx'
import { HandEczema } from './hand-eczema.tsx'
import { HeadLice } from './head-lice.tsx'
import { Hidradenitis } from './hidradenitis.tsx'
import { Hives } from './hives.tsx'
import { IngrownToenail } from './ingrown-toenail.tsx'
import { InsectBites } from './insect-bites.tsx'
import { Itching } from './itching.tsx'
import { LaserHairRemoval } from './laser-hair-removal.tsx'
import { LaserRosacea } from './laser-rosacea.tsx'
import { LaserScars } from './laser-scars.tsx'
import { Lasertreatment } from './lasertreatment.tsx'
import { LichenPlanus } from './lichen-planus.tsx'
import { Lipoma } from './lipoma.tsx'
import { Melanoma } from './melanoma.tsx'
import { Melasma } from './melasma.tsx'
import { MoleAppointments } from './mole-appointments.tsx'
import { MoleCheck } from './mole-check.tsx'
import { Moles } from './moles.tsx'
import { Molluscum } from './molluscum.tsx'
import { NailFungus } from './nail-fungus.tsx'
import { PerioralDermatitis } from './perioral-dermatitis.tsx'
import { Photoconsultation } from './photoconsultation.tsx'
import { PlantarWarts } from './plantar-warts.tsx'
import { Psoriasis } from './psoriasis.tsx'
import { Ringworm } from './ringworm.tsx'
import { Rosacea } from './rosacea.tsx'
import { Scabies } from './scabies.tsx'
import { ScabiesHousehold } from './scabies-household.tsx'
import { ScabiesPrevention } from './scabies-prevention.tsx'
import { ScabiesSymptoms } from './scabies-symptoms.tsx'
import { ScabiesTreatment } from './scabies-treatment.tsx'
import { Scars } from './scars.tsx'
import { SeborrheicEczema } from './seborrheic-eczema.tsx'
import { SeborrheicKeratosis } from './seborrheic-keratosis.tsx'
import { Shingles } from './shingles.tsx'
import { SkinCancerClinic } from './skin-cancer-clinic.tsx'
import { SkinCancerSurgery } from './skin-cancer-surgery.tsx'
import { SkinCysts } from './skin-cysts.tsx'
import { SkinFungus } from './skin-fungus.tsx'
import { SkinTags } from './skin-tags.tsx'
import { SquamousCellCarcinoma } from './squamous-cell-carcinoma.tsx'
import { SunAndPrevention } from './sun-and-prevention.tsx'
import { Sunburn } from './sunburn.tsx'
import { TickBites } from './tick-bites.tsx'
import { Vitiligo } from './vitiligo.tsx'
import { Warts } from './warts.tsx'
import { Wounds } from './wounds.tsx'

export const skinPictures = {
  acne: Acne,
  'acneclinic-kristiansand': AcneclinicKristiansand,
  acnepackage: Acnepackage,
  'actinic-keratosis': ActinicKeratosis,
  'alopecia-areata': AlopeciaAreata,
  'athletes-foot': AthletesFoot,
  'atopic-eczema': AtopicEczema,
  'basal-cell-carcinoma': BasalCellCarcinoma,
  boils: Boils,
  burns: Burns,
  cellulitis: Cellulitis,
  'cold-sores': ColdSores,
  'contact-eczema': ContactEczema,
  dandruff: Dandruff,
  dermatologynurse: Dermatologynurse,
  'dry-skin': DrySkin,
  eczema: Eczema,
  'excessive-sweating': ExcessiveSweating,
  folliculitis: Folliculitis,
  'hair-loss': HairLoss,
  'hand-eczema': HandEczema,
  'head-lice': HeadLice,
  hidradenitis: Hidradenitis,
  hives: Hives,
  'ingrown-toenail': IngrownToenail,
  'insect-bites': InsectBites,
  itching: Itching,
  'laser-hair-removal': LaserHairRemoval,
  'laser-rosacea': LaserRosacea,
  'laser-scars': LaserScars,
  lasertreatment: Lasertreatment,
  'lichen-planus': LichenPlanus,
  lipoma: Lipoma,
  melanoma: Melanoma,
  melasma: Melasma,
  'mole-appointments': MoleAppointments,
  'mole-check': MoleCheck,
  moles: Moles,
  molluscum: Molluscum,
  'nail-fungus': NailFungus,
  'perioral-dermatitis': PerioralDermatitis,
  photoconsultation: Photoconsultation,
  'plantar-warts': PlantarWarts,
  psoriasis: Psoriasis,
  ringworm: Ringworm,
  rosacea: Rosacea,
  scabies: Scabies,
  'scabies-household': ScabiesHousehold,
  'scabies-prevention': ScabiesPrevention,
  'scabies-symptoms': ScabiesSymptoms,
  'scabies-treatment': ScabiesTreatment,
  scars: Scars,
  'seborrheic-eczema': SeborrheicEczema,
  'seborrheic-keratosis': SeborrheicKeratosis,
  shingles: Shingles,
  'skin-cancer-clinic': SkinCancerClinic,
  'skin-cancer-surgery': SkinCancerSurgery,
  'skin-cysts': SkinCysts,
  'skin-fungus': SkinFungus,
  'skin-tags': SkinTags,
  'squamous-cell-carcinoma': SquamousCellCarcinoma,
  'sun-and-prevention': SunAndPrevention,
  sunburn: Sunburn,
  'tick-bites': TickBites,
  vitiligo: Vitiligo,
  warts: Warts,
  wounds: Wounds,
}

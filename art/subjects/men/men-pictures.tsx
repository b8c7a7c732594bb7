import { Balanitis } from './balanitis.tsx'
import { EnlargedProstate } from './enlarged-prostate.tsx'
import { ErectileDysfunction } from './erectile-dysfunction.tsx'
import { LowTestosterone } from './low-testosterone.tsx'
import { MaleFertility } from './male-fertility.tsx'
import { PrematureEjaculation } from './premature-ejaculation.tsx'
import { ProstateCheck } from './prostate-check.tsx'
import { TesticularPain } from './testicular-pain.tsx'
import { TightForeskin } from './tight-foreskin.tsx'
import { Vasectomy } from './vasectomy.tsx'

export const menPictures = {
  balanitis: Balanitis,
  'enlarged-prostate': EnlargedProstate,
  'erectile-dysfunction': ErectileDysfunction,
  'low-testosterone': LowTestosterone,
  'male-fertility': MaleFertility,
  'premature-ejaculation': PrematureEjaculation,
  'prostate-check': ProstateCheck,
  'testicular-pain': TesticularPain,
  'tight-foreskin': TightForeskin,
  vasectomy: Vasectomy,
}

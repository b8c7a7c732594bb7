import { EnlargedProstate } from './enlarged-prostate.tsx'
import { TesticularPain } from './testicular-pain.tsx'

export const menPictures = {
  'enlarged-prostate': EnlargedProstate,
  'testicular-pain': TesticularPain,
}

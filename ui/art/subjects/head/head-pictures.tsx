import { Concussion } from './concussion.tsx'
import { Ear } from './ear.tsx'
import { Eye } from './eye.tsx'
import { Vertigo } from './vertigo.tsx'

export const headPictures = {
  concussion: Concussion,
  ear: Ear,
  eye: Eye,
  vertigo: Vertigo,
}

import type { ComponentType } from 'react'
import type { facadeNames } from '#ui/art/shapes.ts'
import { Bergen } from './bergen.tsx'
import { Bislett } from './bislett.tsx'
import { Bogstadveien } from './bogstadveien.tsx'
import { Ensjo } from './ensjo.tsx'
import { Grunerlokka } from './grunerlokka.tsx'
import { Hegdehaugsveien } from './hegdehaugsveien.tsx'
import { Kirkeveien } from './kirkeveien.tsx'
import { Kristiansand } from './kristiansand.tsx'
import { Lillestrom } from './lillestrom.tsx'
import { Nordstrand } from './nordstrand.tsx'
import { Nydalen } from './nydalen.tsx'
import { Okern } from './okern.tsx'
import { Skoyen } from './skoyen.tsx'
import { Torshov } from './torshov.tsx'
import { Ulleval } from './ulleval.tsx'
import { Vasastan } from './vasastan.tsx'
import { Vika } from './vika.tsx'

/** The house of every clinic, by the clinic's id. */
export const facades: Record<(typeof facadeNames)[number], ComponentType> = {
  bergen: Bergen,
  bislett: Bislett,
  bogstadveien: Bogstadveien,
  ensjo: Ensjo,
  grunerlokka: Grunerlokka,
  hegdehaugsveien: Hegdehaugsveien,
  kirkeveien: Kirkeveien,
  kristiansand: Kristiansand,
  lillestrom: Lillestrom,
  nordstrand: Nordstrand,
  nydalen: Nydalen,
  okern: Okern,
  skoyen: Skoyen,
  torshov: Torshov,
  ulleval: Ulleval,
  vasastan: Vasastan,
  vika: Vika,
}

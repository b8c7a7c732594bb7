import type { ComponentType } from 'react'
import type { facadeNames } from '#ui/art/shapes.ts'
import { Bergen } from './bergen.tsx'
import { Bislett } from './bislett.tsx'
import { Bogstadveien } from './bogstadveien.tsx'
import { CarlBerner } from './carl-berner.tsx'
import { Ensjo } from './ensjo.tsx'
import { Grunerlokka } from './grunerlokka.tsx'
import { Hegdehaugsveien } from './hegdehaugsveien.tsx'
import { Kirkeveien } from './kirkeveien.tsx'
import { Kristiansand } from './kristiansand.tsx'
import { Lillestrom } from './lillestrom.tsx'
import { Majorstuen } from './majorstuen.tsx'
import { Nordstrand } from './nordstrand.tsx'
import { Nydalen } from './nydalen.tsx'
import { Okern } from './okern.tsx'
import { Sandvika } from './sandvika.tsx'
import { Skoyen } from './skoyen.tsx'
import { Stavanger } from './stavanger.tsx'
import { Torshov } from './torshov.tsx'
import { Trondheim } from './trondheim.tsx'
import { Ulleval } from './ulleval.tsx'
import { Vasastan } from './vasastan.tsx'
import { Vika } from './vika.tsx'

/** The house of every clinic, by the clinic's id. */
export const facades: Record<(typeof facadeNames)[number], ComponentType> = {
  bergen: Bergen,
  bislett: Bislett,
  bogstadveien: Bogstadveien,
  'carl-berner': CarlBerner,
  ensjo: Ensjo,
  grunerlokka: Grunerlokka,
  hegdehaugsveien: Hegdehaugsveien,
  kirkeveien: Kirkeveien,
  kristiansand: Kristiansand,
  lillestrom: Lillestrom,
  majorstuen: Majorstuen,
  nordstrand: Nordstrand,
  nydalen: Nydalen,
  okern: Okern,
  sandvika: Sandvika,
  skoyen: Skoyen,
  stavanger: Stavanger,
  torshov: Torshov,
  trondheim: Trondheim,
  ulleval: Ulleval,
  vasastan: Vasastan,
  vika: Vika,
}

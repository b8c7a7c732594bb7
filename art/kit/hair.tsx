import type { ReactNode } from 'react'
import type { Portrait } from '#domain/facts/practitioner.ts'

/** What lies behind the head and what lies over it. The head is an ellipse of 30 × 33 around 0, 0. */
interface HairShape {
  behind?: ReactNode
  over?: ReactNode
}

const cap = 'M-33 3C-41-51 41-51 33 3 28-12 20-20 8-21-6-12-22-12-32 2Z'

export type HairStyle = Portrait['style']

export const hairStyles: Record<HairStyle, HairShape> = {
  short: { over: <path d={cap} /> },
  crop: { over: <path d="M-32 0C-37-49 37-49 32 0 29-14 24-19 14-21H-12C-24-19-29-14-31-2Z" /> },
  side: { over: <path d="M-33 8C-40-44 30-54 34 0 26-6 14-14 6-24-8-14-26-10-33 8Z" /> },
  quiff: { over: <path d="M-32 0C-36-30-24-40-10-42 8-52 34-42 32 0 28-12 24-18 14-20-4-18-24-18-32 0Z" /> },
  curly: {
    over: (
      <path d="M-34 4a11 11 0 0 1 0-18 12 12 0 0 1 8-16 13 13 0 0 1 18-8 13 13 0 0 1 18 1 13 13 0 0 1 15 9 12 12 0 0 1 8 15 11 11 0 0 1 0 17c-5-1-6-12-10-18-10 3-34 3-46 0-4 6-6 17-11 18Z" />
    ),
  },
  afro: {
    behind: <circle cy="-14" r="48" />,
    over: <path d="M-32 0C-34-46 34-46 32 0 22-16-22-16-32 0Z" />,
  },
  long: {
    behind: <path d="M-37 0C-42-54 42-54 37 0 38 40 50 70 48 112H-48C-50 70-38 40-37 0Z" />,
    over: <path d="M-33 8C-40-50 40-50 33 8 28-8 16-14 2-26-12-12-28-8-33 8Z" />,
  },
  bob: {
    behind: <path d="M-38 0C-40-50 40-50 38 0 40 20 40 34 34 38H-34C-40 34-40 20-38 0Z" />,
    over: <path d="M-33 6C-40-50 40-50 33 6 30-8 24-15 18-17H-22C-28-12-31-6-33 6Z" />,
  },
  bun: {
    behind: <circle cy="-44" r="16" />,
    over: <path d="M-33 2C-40-50 40-50 33 2 25-14 12-20 0-20S-25-14-33 2Z" />,
  },
  ponytail: {
    behind: <path d="M20-34c34-8 46 24 34 62-3 10-12 10-12 0 2-22-2-38-22-44Z" />,
    over: <path d="M-33 3C-40-50 40-50 33 3 28-12 14-20 0-21-14-20-28-12-33 3Z" />,
  },
  braids: {
    behind: <path d="M-34-6c-8 26-6 50-2 74 6 4 12 2 13-4V0H23v64c1 6 7 8 13 4 4-24 6-48-2-74Z" />,
    over: <path d="M-33 4C-40-50 40-50 33 4 26-10 14-16 0-25-14-16-26-10-33 4Z" />,
  },
  receding: {
    over: (
      <path d="M-32 6c-4-14-2-26 4-32 0 8-1 14-1 22 0 4-1 8-3 10Zm64 0c4-14 2-26-4-32 0 8 1 14 1 22 0 4 1 8 3 10ZM-20-27C-8-37 8-37 20-27 8-32-8-32-20-27Z" />
    ),
  },
  bald: {},
}

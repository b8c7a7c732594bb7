import { lazy } from 'react'

/** What a step shows several people: in one file, fetched when they are several. */
export const Together = lazy(() => import('./together.tsx'))

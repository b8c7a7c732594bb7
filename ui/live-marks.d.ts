import type { LiveMarks } from '#domain/site/live-marks.ts'

// Without this, TypeScript takes any value for an attribute that has a hyphen.
declare module 'react' {
  interface HTMLAttributes<T> extends LiveMarks {}
}

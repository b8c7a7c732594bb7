// The package ships no types; this is the part of it that we use.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; keepFeatures?: string[]; variationAxes?: Record<string, Axis> },
  ): Promise<Buffer>
}

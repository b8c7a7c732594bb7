import { roomsIn } from '#rooms'
import { hashFiles } from './hash-files.ts'

/** What makes files out of content and bundles. The bundles have hashes of their own. */
const sources = [...roomsIn('compiler'), 'ui/font', 'art/og', 'package-lock.json']

/** Words of the interface are data: they are in the shared data, and in what pages are checked by (hash-context.ts). */
const words = /[\\/](?:no|en|sv)\.ts$|^messages[\\/]tools[\\/]/

/** A hash of the code that compiles: with another one, a build makes every file again. */
export const hashCompiler = () => hashFiles(sources, (file) => !file.endsWith('.test.ts') && !words.test(file))

import { hashFiles } from './hash-files.ts'

/** What makes files out of content and bundles. The bundles have hashes of their own. */
const sources = ['compiler', 'directory', 'domain', 'search', 'ui/font', 'ui/og', 'messages/page-groups.ts']

/** A hash of the code that compiles: with another one, a build makes every file again. */
export const hashCompiler = () => hashFiles(sources, (file) => !file.endsWith('.test.ts'))

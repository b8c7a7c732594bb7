/** A process that asks for the lock on a folder, tells what it got, and keeps it until its input ends. */
import { lockFolder } from '../engines/data-dir/folder-lock.ts'

const lock = lockFolder(process.argv[2]!)
process.stdout.write(lock.held ? 'held\n' : `refused: ${lock.by}\n`)
process.stdin.on('end', () => process.exit()).resume()

import { runTool } from './run-tool.ts'

runTool('tsc', ['--noEmit', '-p', '.'])

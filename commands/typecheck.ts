import { runTool } from './checks/run-tool.ts'

runTool('tsc', ['--noEmit', '-p', '.'])

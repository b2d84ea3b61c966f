import { test } from '@playwright/test'

/** Notes a figure of a journey in its report, from which `npm run bench` reads it; nothing is judged by it here. */
export function noteFigure(name: string, value: number): void {
  test.info().annotations.push({ type: name, description: `${value}` })
}

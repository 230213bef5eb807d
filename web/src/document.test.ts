import { expect, it } from 'vitest'
import { filesFor } from './document.ts'

it('preloads the code of the screen that was asked for, with all it imports, and no other', () => {
  const manifest = {
    'src/entry-client.tsx': { file: 'entry.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'src/screens/start-lottery/StartLottery.tsx': { file: 'start.js', imports: ['_sheet.js'] },
    'src/screens/home/Home.tsx': { file: 'home.js' },
    '_sheet.js': { file: 'sheet.js', imports: ['_react.js'] },
    'src/locales/en.po?later?lingui': { file: 'words.js' },
    'style.css': { file: 'style.css' },
  }
  expect(filesFor(manifest, 'startLottery')).toEqual({
    entry: 'entry.js',
    scripts: ['entry.js', 'react.js', 'start.js', 'sheet.js', 'words.js'],
  })
  expect(filesFor(manifest, 'home').scripts).toEqual(['entry.js', 'react.js', 'home.js'])
})

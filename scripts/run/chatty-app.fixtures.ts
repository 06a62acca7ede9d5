// An app that prints LINES lines and ends, for tests of logs.
for (let line = 0; line < Number(process.env.LINES); line++) process.stdout.write(`line ${line} ${'x'.repeat(40)}\n`)

import fc from 'fast-check';

// Imported before every test file. Property tests try the same values in each run, so that a run that held holds again;
// DOCSIGHT_SEED=N tries others.
fc.configureGlobal({ seed: Number(process.env['DOCSIGHT_SEED'] ?? 20261121) });

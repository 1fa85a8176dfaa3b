import fc from 'fast-check';
import { optimizeLate } from '../../server/src/workspace/pages/engine.ts';

// Imported before every test file. Property tests use the same values in each run, so that results are reproducible;
// DOCSIGHT_SEED=N selects others.
fc.configureGlobal({ seed: Number(process.env['DOCSIGHT_SEED'] ?? 20261121) });

// Few functions of a test run long enough to repay being optimized.
optimizeLate();

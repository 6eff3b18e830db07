"""What apache-otava and asv say of series: JSON in, JSON out. bench/history-oracles.ts starts it.

In:  [{"values": [...], "weights": [...], "least": ...}, ...]
Out: [{"statistic": ..., "at": ..., "otava": [...], "permutations": [...], "asv": [...]}, ...]
"""

import json
import sys

import numpy
from asv.step_detect import detect_steps
from otava.analysis import compute_change_points, compute_change_points_orig
from otava.change_point_divisive.calculator import PairDistanceCalculator


def best_step(series, least):
    """Otava's statistic and place, of the steps that this project looks at: with at least so many values on each side, and
    nothing left out but newest values that are too few to be a side."""
    count = len(series)
    # Of the first i + 1 values and those after them, of the first j + 2.
    q = PairDistanceCalculator(series)._get_Q_vals(0, count)
    left = numpy.arange(count - 1)[:, None] + 1
    end = numpy.arange(count - 1)[None, :] + 2
    allowed = (left >= least) & (end - left >= least) & (end > count - least)
    i, j = numpy.unravel_index(numpy.argmax(numpy.where(allowed, q, 0)), q.shape)
    return float(q[i][j]), int(i) + 1


def changes(values, weights, least):
    series = numpy.array(values)
    statistic, at = best_step(series, least)
    hunter, _ = compute_change_points(list(values), window_len=50, max_pvalue=0.001, min_magnitude=0.0)
    permuted, _ = compute_change_points_orig(series, max_pvalue=0.01, seed=1)
    steps = detect_steps(list(values), list(weights))
    return {
        "statistic": statistic,
        "at": at,
        "otava": [int(point.index) for point in hunter],
        "permutations": [int(point.index) for point in permuted],
        "asv": [int(start) for start, *_ in steps][1:],
    }


json.dump([changes(**one) for one in json.load(sys.stdin)], sys.stdout)

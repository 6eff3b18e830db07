"""What apache-otava and asv say of series: JSON in, JSON out. bench/history-oracles.ts starts it.

In:  [{"values": [...], "weights": [...]}, ...]
Out: [{"statistic": ..., "at": ..., "otava": [...], "permutations": [...], "asv": [...]}, ...]
"""

import json
import sys

import numpy
from asv.step_detect import detect_steps
from otava.analysis import compute_change_points, compute_change_points_orig
from otava.change_point_divisive.calculator import PairDistanceCalculator


def changes(values, weights):
    series = numpy.array(values)
    candidate = PairDistanceCalculator(series).get_candidate_change_point(slice(0, len(values)))
    hunter, _ = compute_change_points(list(values), window_len=50, max_pvalue=0.001, min_magnitude=0.0)
    permuted, _ = compute_change_points_orig(series, max_pvalue=0.01, seed=1)
    steps = detect_steps(list(values), list(weights))
    return {
        "statistic": float(candidate.qhat),
        "at": int(candidate.index),
        "otava": [int(point.index) for point in hunter],
        "permutations": [int(point.index) for point in permuted],
        "asv": [int(start) for start, *_ in steps][1:],
    }


json.dump([changes(**one) for one in json.load(sys.stdin)], sys.stdout)
